Feature: What stopped cards may still do
  Whatever is not on the list of forbidden deeds, stopped cards go on doing, and others go on doing to them.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card              | where                      |
      | U.S.S. Enterprise | at "Excavation"            |
      | Data              | aboard "U.S.S. Enterprise" |
      | Worf              | on "Excavation"            |

  @ruling=1eS-stopped-17
  Rule: Stopped cards are targets like others, unless that would make them do what they may not

    Example: an event is played on a stopped ship
      Given "U.S.S. Enterprise" is stopped
      And Alice has:
        | card           | where   |
        | Kurlan Naiskos | in hand |
      When Alice plays "Kurlan Naiskos" on "U.S.S. Enterprise"
      Then "Kurlan Naiskos" is now on "U.S.S. Enterprise"
      And nothing else has changed

    @frame=differs
    Scenario Outline: an event is played on a ship that is <state>, after which it is <verdict> to beam its crew down
      Given Alice has:
        | card           | where             | state   |
        | Runabout       | at "Excavation"   | <state> |
        | Taitt          | aboard "Runabout" |         |
        | Kurlan Naiskos | in hand           |         |
      When Alice plays "Kurlan Naiskos" on "Runabout"
      Then "Kurlan Naiskos" is now on "Runabout"
      When Alice beams "Taitt" to "Excavation"
      Then that is <verdict>

      Examples: The event is no leave to beam
        | state       | verdict |
        | stopped     | illegal |
        | not stopped | legal   |

    Example: an interrupt is played on a stopped personnel
      Given "Worf" is stopped
      And Bob has:
        | card            | where   |
        | Unseen Marksman | in hand |
      When Bob plays "Unseen Marksman" on "Worf"
      Then "Worf" has been killed

  @ruling=1eS-stopped-18
  Rule: A stopped ship may be relocated with Magic Carpet Ride OCD

    Example: a stopped ship is carried from a space location to a planet
      Given the spaceline:
        | mission          |
        | Paxan "Wormhole" |
      And Alice has:
        | card                  | where                 | state   |
        | Magic Carpet Ride OCD | on "Paxan 'Wormhole'" |         |
        | Runabout              | at "Paxan 'Wormhole'" | stopped |
        | Geordi La Forge       | aboard "Runabout"     |         |
      When Alice uses "Magic Carpet Ride OCD" on "Runabout"
      Then "Runabout" is now at "Excavation"
      And "Runabout" is still stopped
      And "Magic Carpet Ride OCD" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eS-stopped-19
  Rule: Emergency Transporter Armbands may not be played on stopped personnel

    Example: a stopped personnel is not fetched from the planet
      Given "Worf" is stopped
      And Alice has:
        | card                           | where   |
        | Emergency Transporter Armbands | in hand |
      When Alice plays "Emergency Transporter Armbands" aboard "U.S.S. Enterprise" with "Worf"
      Then that is illegal
      And nothing else has changed

    Example: a personnel that is not stopped is fetched
      Given Alice has:
        | card                           | where   |
        | Emergency Transporter Armbands | in hand |
      When Alice plays "Emergency Transporter Armbands" aboard "U.S.S. Enterprise" with "Worf"
      Then "Worf" is now aboard "U.S.S. Enterprise"
      And "Emergency Transporter Armbands" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eS-stopped-20
  Rule: A stopped card may perform every other action and use its skills

    @part=skills
    Example: a stopped counselor frees her team with her own skill
      Given Alice has:
        | card                        | where           | state   |
        | Deanna Troi (First Contact) | on "Excavation" | stopped |
      And "Worf" is stopped
      When Alice uses "Deanna Troi (First Contact)"
      Then "Deanna Troi (First Contact)" and "Worf" are no longer stopped
      And nothing else has changed

    @part=actions
    Example: a stopped ship beams up those who are not stopped
      Given "U.S.S. Enterprise" is stopped
      Then these are legal:
        | action                                        |
        | Alice beams "Worf" aboard "U.S.S. Enterprise" |

    @part=actions
    Example: a stopped ship that she has won from Bob beams up those who are not stopped
      Given "U.S.S. Enterprise" is stopped
      And Bob has:
        | card     | where           | state                        |
        | Runabout | at "Excavation" | stopped, controlled by Alice |
      Then these are legal:
        | action                               |
        | Alice beams "Worf" aboard "Runabout" |

  @ruling=1eS-stopped-21
  Rule: A stopped personnel may operate transporters to beam cards that are not stopped

    Example: the only one aboard is stopped and beams another up
      Given "Data" is stopped
      When Alice beams "Worf" aboard "U.S.S. Enterprise"
      Then "Worf" is now aboard "U.S.S. Enterprise"
      And nothing else has changed

  @ruling=1eS-stopped-22
  Rule: A stopped personnel may use a downloading skill

    Example: a stopped nurse downloads her instruments
      Given Alice has:
        | card                         | where                      | state   |
        | Alyssa Ogawa (First Contact) | aboard "U.S.S. Enterprise" | stopped |
        | Medical Kit                  | in draw deck               |         |
      When Alice downloads "Medical Kit" aboard "U.S.S. Enterprise" with "Alyssa Ogawa (First Contact)"
      Then "Medical Kit" is now aboard "U.S.S. Enterprise"
      And "Medical Kit" has been downloaded
      And nothing else has changed

  @ruling=1eS-stopped-23
  Rule: A stopped android aboard protects its ship at Paxan "Wormhole"

    Background:
      Given the spaceline:
        | mission          |
        | Paxan "Wormhole" |

    Example: a ship with a stopped android aboard is not relocated
      Given Bob has:
        | card         | where                 | state   |
        | I.K.S. Buruk | at "Paxan 'Wormhole'" |         |
        | Lore         | aboard "I.K.S. Buruk" | stopped |
      When Alice uses "Paxan 'Wormhole'" on "I.K.S. Buruk"
      Then that is illegal
      And nothing else has changed

    Example: a ship with another stopped personnel aboard is relocated
      Given Bob has:
        | card         | where                 | state   |
        | I.K.S. Buruk | at "Paxan 'Wormhole'" |         |
        | Klag         | aboard "I.K.S. Buruk" | stopped |
      When Alice uses "Paxan 'Wormhole'" on "I.K.S. Buruk"
      And Alice chooses "Excavation"
      Then "I.K.S. Buruk" is now at "Excavation"
      And nothing else has changed

  @ruling=1eS-stopped-24
  Rule: A stopped matching commander counts for Defiant Dedication Plaque

    Example: the plaque serves a ship whose commander is stopped
      Given Alice has:
        | card                      | where                   | state   |
        | Defiant Dedication Plaque | on the table            |         |
        | U.S.S. Defiant            | at "Excavation"         |         |
        | Benjamin Sisko            | aboard "U.S.S. Defiant" | stopped |
      Then the RANGE of "U.S.S. Defiant" is 11

  @ruling=1eS-stopped-25
  Rule: Stopped personnel count for the personnel types of Kurlan Naiskos

    Example: the seventh type aboard is stopped, and the ship is three times as strong
      Given "Worf" is aboard "U.S.S. Enterprise"
      And Alice has:
        | card             | where                      | state   |
        | Kurlan Naiskos   | on "U.S.S. Enterprise"     |         |
        | Reginald Barclay | aboard "U.S.S. Enterprise" |         |
        | Taitt            | aboard "U.S.S. Enterprise" |         |
        | Alyssa Ogawa     | aboard "U.S.S. Enterprise" |         |
        | Guinan           | aboard "U.S.S. Enterprise" |         |
        | Kareel Odan      | aboard "U.S.S. Enterprise" | stopped |
      Then the RANGE of "U.S.S. Enterprise" is 27
      And the WEAPONS of "U.S.S. Enterprise" are 24

  @ruling=1eS-stopped-26
  Rule: The Navigation of stopped personnel counts for Navigate Plasma Storms

    Example: a ship with a stopped navigator for the third level is spared by the flare-up, and another is not
      Given the spaceline:
        | mission        |
        | Study Badlands |
      And Alice has:
        | card                   | where                    | state   |
        | Navigate Plasma Storms | on the table             |         |
        | Runabout [hers]        | at "Study Badlands"      |         |
        | Geordi La Forge        | aboard "Runabout" [hers] | stopped |
        | Jean-Luc Picard        | aboard "Runabout" [hers] |         |
        | Hugh                   | in draw deck             |         |
      And Bob has:
        | card           | where               |
        | Runabout [his] | at "Study Badlands" |
      And "Worf" is aboard "Runabout" [hers]
      When Alice ends the turn
      Then "Runabout" [hers] is still not damaged
      And "Runabout" [his] is now damaged
      And "Geordi La Forge" is no longer stopped
      And "Hugh" is now in Alice's hand
      And nothing else has changed

  @ruling=1eS-stopped-27
  Rule: Stopped personnel count for Ketracel-White

    Example: the supply runs down with a stopped Jem'Hadar present
      Given Alice has:
        | card           | where                   | state             |
        | Mercenary Ship | at "Excavation"         |                   |
        | Ketracel-White | aboard "Mercenary Ship" | counted down to 3 |
        | Remata'Klan    | aboard "Mercenary Ship" | stopped           |
      When Alice ends the turn
      Then "Ketracel-White" is now counted down to 2
      And "Remata'Klan" is no longer stopped
      And nothing else has changed

  @ruling=1eS-stopped-28
  Rule: A stopped Borg goes on sharing its skills with the hive

    Example: the hive has the skill of a stopped drone
      Given Alice has:
        | card            | where              | state   |
        | Borg Cube       | at "Excavation"    |         |
        | Interlink Drone | aboard "Borg Cube" |         |
        | Survey Drone    | aboard "Borg Cube" |         |
        | Tactical Drone  | aboard "Borg Cube" | stopped |
      Then the skills of "Survey Drone" are Archaeology, Geology, SECURITY

  @ruling=1eS-stopped-29
  Rule: Attacked cards are not stopped for that battle

    Example: a stopped fighter strikes back, and the attacker loses
      Given Alice has:
        | card | where           |
        | Klag | on "Excavation" |
      And Bob has:
        | card      | where           | state   |
        | Tasha Yar | on "Excavation" | stopped |
      When Alice attacks "Tasha Yar" with "Klag"
      Then "Klag" has been killed
      And "Tasha Yar" has not been killed
      And "Klag" is now in Alice's discard pile
      And "Tasha Yar" is still stopped
      And nothing else has changed

    Example: a stopped ship fires back, and the attacker is damaged
      Given Alice has:
        | card               | where                       |
        | Cardassian Shuttle | at "Excavation"             |
        | Danar              | aboard "Cardassian Shuttle" |
      And Bob has:
        | card           | where                   | state   |
        | Science Vessel | at "Excavation"         | stopped |
        | Mendak         | aboard "Science Vessel" | stopped |
      When Alice attacks "Science Vessel" with "Cardassian Shuttle"
      And Bob chooses "Cardassian Shuttle"
      Then "Cardassian Shuttle" is now damaged
      And "Science Vessel" is still not damaged
      And "Cardassian Shuttle" and "Danar" are now stopped
      And nothing else has changed
