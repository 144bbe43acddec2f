Feature: Cards in stasis are of no use
  Text, numbers, icons, lore, skills, ship equipment and traits of a card in stasis count for nothing.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Test Mission          |
      | Explore Black Cluster |

  @ruling=1eS-stasis-02
  Rule: The game text of a card in stasis is not used

    Example: a fellow Klingon gains nothing from Kor in stasis
      Given Alice has:
        | card         | where                 | state     |
        | I.K.S. Buruk | at "Excavation"       |           |
        | Kurn         | aboard "I.K.S. Buruk" |           |
        | Kor          | on "Excavation"       | in stasis |
      When Alice beams "Kurn" to "Excavation"
      Then the STRENGTH of "Kurn" is 8

  @ruling=1eS-stasis-03
  Rule: The attributes of a card in stasis do not count

    Example: Silent Enemy stops a ship of which the cleverest is in stasis
      Given these made-up cards:
        | card         | type      | affiliations | cunning |
        | Ensign Witty | personnel | Federation   | 20      |
        | Ensign Smart | personnel | Federation   | 15      |
      And Alice has:
        | card         | where                      | state     |
        | Runabout     | at "Explore Black Cluster" |           |
        | Ensign Witty | aboard "Runabout"          | in stasis |
        | Ensign Smart | aboard "Runabout"          |           |
      And Bob has:
        | card         | where                      |
        | Silent Enemy | at "Explore Black Cluster" |
      When Alice ends the turn
      Then "Runabout" is now stopped
      And "Ensign Witty" and "Ensign Smart" are now stopped
      And nothing else has changed

  @ruling=1eS-stasis-04
  Rule: The icons of a personnel in stasis do not count

    Example: the only staffing icon aboard is in stasis
      Given Alice has:
        | card               | where                       | state     |
        | Assembly Transport | at "Excavation"             |           |
        | Vedek Winn         | aboard "Assembly Transport" | in stasis |
        | Vedek Sorad        | aboard "Assembly Transport" |           |
      When Alice moves "Assembly Transport" to "Test Mission"
      Then that is illegal
      And nothing else has changed

    Example: the bearer of the staffing icon is awake and another one in stasis
      Given Alice has:
        | card               | where                       | state     |
        | Assembly Transport | at "Excavation"             |           |
        | Vedek Winn         | aboard "Assembly Transport" |           |
        | Vedek Sorad        | aboard "Assembly Transport" | in stasis |
      When Alice moves "Assembly Transport" to "Test Mission"
      Then "Assembly Transport" is now at "Test Mission"
      And "Vedek Sorad" is still in stasis
      And nothing else has changed

    Scenario Outline: a ship without staffing icons asks to fly with a personnel who is <state>, and that is <verdict>
      Given Alice has:
        | card     | where             | state   |
        | Runabout | at "Excavation"   |         |
        | Data     | aboard "Runabout" | <state> |
      When Alice moves "Runabout" to "Test Mission"
      Then that is <verdict>

      Examples: Only one who is awake staffs it
        | state         | verdict |
        | in stasis     | illegal |
        | not in stasis | legal   |

  @ruling=1eS-stasis-04 @1e-2014
  Rule: The icons of a personnel in stasis are of no use for what a card asks for either

    Scenario Outline: of two commanders one is <state>, and to go to the top is <verdict>
      Given Alice has:
        | card                             | where                       | state   |
        | Federation Outpost               | at "Excavation"             |         |
        | Jean-Luc Picard                  | aboard "Federation Outpost" | <state> |
        | Geordi La Forge                  | aboard "Federation Outpost" |         |
        | Going to the Top                 | in hand                     |         |
        | William T. Riker (First Contact) | in draw deck                |         |
      When Alice plays "Going to the Top" on "Federation Outpost"
      Then that is <verdict>

      @question=lost-icons-of-2014
      Examples: One whose icon may not be used
        | state     | verdict |
        | in stasis | illegal |

      @reading=lost-icons-of-2014/left-out
      Examples: One whose icon may not be used, and none is needed
        | state     | verdict |
        | in stasis | legal   |

      Examples: One whose icon may be used
        | state         | verdict |
        | not in stasis | legal   |

  @ruling=1eS-stasis-05
  Rule: The lore of a card in stasis is not used

    Example: a Vedek in stasis adds nothing to an Assembly Transport
      Given Alice has:
        | card               | where                       | state     |
        | Assembly Transport | at "Excavation"             |           |
        | Kira Nerys         | aboard "Assembly Transport" |           |
        | Vedek Winn         | aboard "Assembly Transport" | in stasis |
        | Vedek Sorad        | on "Excavation"             |           |
      When Alice beams "Vedek Sorad" aboard "Assembly Transport"
      Then the RANGE of "Assembly Transport" is 6

  @ruling=1eS-stasis-06
  Rule: The skills of a personnel in stasis are not used

    Example: Deanna Troi in stasis does not unstop her team
      Given Alice has:
        | card                        | where             | state              |
        | Runabout                    | at "Excavation"   |                    |
        | Deanna Troi (First Contact) | aboard "Runabout" | stopped, in stasis |
        | Worf                        | aboard "Runabout" | stopped            |
      When Alice uses "Deanna Troi (First Contact)"
      Then that is illegal
      And nothing else has changed

    Example: Deanna Troi unstops her team when she is merely stopped
      Given Alice has:
        | card                        | where             | state   |
        | Runabout                    | at "Excavation"   |         |
        | Deanna Troi (First Contact) | aboard "Runabout" | stopped |
        | Worf                        | aboard "Runabout" | stopped |
      When Alice uses "Deanna Troi (First Contact)"
      Then "Deanna Troi (First Contact)" and "Worf" are no longer stopped
      And nothing else has changed

    Example: the hive lacks the skill of a drone in stasis
      Given Alice has:
        | card            | where              | state     |
        | Borg Cube       | at "Excavation"    |           |
        | Interlink Drone | aboard "Borg Cube" |           |
        | Survey Drone    | aboard "Borg Cube" |           |
        | Tactical Drone  | aboard "Borg Cube" | in stasis |
      Then the skills of "Survey Drone" are Archaeology, Geology

  @ruling=1eS-stasis-07
  Rule: The equipment of a ship in stasis is not used

    Example: the transporters of a ship in stasis take nobody aboard
      Given Alice has:
        | card     | where           | state     |
        | Runabout | at "Excavation" | in stasis |
        | Data     | on "Excavation" |           |
      When Alice beams "Data" aboard "Runabout"
      Then that is illegal
      And nothing else has changed

    Example: the same transporters work when the ship is not in stasis
      Given Alice has:
        | card     | where           |
        | Runabout | at "Excavation" |
        | Data     | on "Excavation" |
      When Alice beams "Data" aboard "Runabout"
      Then "Data" is now aboard "Runabout"
      And nothing else has changed

    Example: a ship in stasis does not cloak
      Given Alice has:
        | card    | where            | state     |
        | Haakona | at "Excavation"  | in stasis |
        | Taris   | aboard "Haakona" |           |
        | Bochra  | aboard "Haakona" |           |
        | Palteth | aboard "Haakona" |           |
      When Alice cloaks "Haakona"
      Then that is illegal
      And nothing else has changed

    Example: a ship that is not in stasis cloaks
      Given Alice has:
        | card    | where            |
        | Haakona | at "Excavation"  |
        | Taris   | aboard "Haakona" |
        | Bochra  | aboard "Haakona" |
        | Palteth | aboard "Haakona" |
      When Alice cloaks "Haakona"
      Then "Haakona" is now cloaked
      And nothing else has changed

  @ruling=1eS-stasis-08
  Rule: The traits of a personnel in stasis do not count

    @part=matching-commander
    Example: a matching commander in stasis makes Defiant Dedication Plaque do nothing
      Given Alice has:
        | card                      | where            | state     |
        | Defiant Dedication Plaque | on the table     |           |
        | Haakona                   | at "Excavation"  |           |
        | Taris                     | aboard "Haakona" | in stasis |
        | Taibak                    | aboard "Haakona" |           |
        | Tomalak                   | on "Excavation"  |           |
      When Alice beams "Tomalak" aboard "Haakona"
      Then the RANGE of "Haakona" is 8

    @part=gender
    Example: the only woman present is in stasis, and the romance finds no couple
      Given Alice has:
        | card        | where           | state     |
        | Worf        | on "Excavation" |           |
        | Deanna Troi | on "Excavation" | in stasis |
      And Bob has:
        | card             | where              |
        | Parallel Romance | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Parallel Romance" is now in Bob's discard pile
      And "Worf" is still not stopped
      And nothing else has changed

    Example: the seventh personnel type aboard is in stasis, and Kurlan Naiskos does nothing
      Given Alice has:
        | card              | where                      | state     |
        | U.S.S. Enterprise | at "Excavation"            |           |
        | Kurlan Naiskos    | on "U.S.S. Enterprise"     |           |
        | Data              | aboard "U.S.S. Enterprise" |           |
        | Worf              | aboard "U.S.S. Enterprise" |           |
        | Reginald Barclay  | aboard "U.S.S. Enterprise" |           |
        | Taitt             | aboard "U.S.S. Enterprise" |           |
        | Alyssa Ogawa      | aboard "U.S.S. Enterprise" |           |
        | Guinan            | aboard "U.S.S. Enterprise" |           |
        | Kareel Odan       | aboard "U.S.S. Enterprise" | in stasis |
      Then the RANGE of "U.S.S. Enterprise" is 9

    @part=species
    Example: the other Romulan is in stasis, and Tomalak is the only one of his species
      Given Alice has:
        | card    | where           | state     |
        | Tomalak | on "Excavation" |           |
        | Mendak  | on "Excavation" | in stasis |
      And Bob has:
        | card       | where              |
        | Hate Crime | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Hate Crime" is now on "Tomalak"
      And nothing else has changed

  @ruling=1eS-stasis-15
  Rule: An android in stasis does not protect its ship at Paxan "Wormhole"

    Example: a ship is relocated although an android in stasis is aboard
      Given the spaceline:
        | mission          |
        | Paxan "Wormhole" |
      And Bob has:
        | card         | where                 | state     |
        | I.K.S. Buruk | at "Paxan 'Wormhole'" |           |
        | Lore         | aboard "I.K.S. Buruk" | in stasis |
      When Alice uses "Paxan 'Wormhole'" on "I.K.S. Buruk"
      And Alice chooses "Excavation"
      Then "I.K.S. Buruk" is now at "Excavation"
      And nothing else has changed

  @ruling=1eS-stasis-16
  Rule: Nobody reports to a Borg Cube in stasis by its text

    Example: a Borg does not report to a Borg Cube in stasis
      Given Alice has:
        | card        | where           | state     |
        | Borg Cube   | at "Excavation" | in stasis |
        | Cyber Drone | in hand         |           |
      When Alice reports "Cyber Drone" to "Borg Cube"
      Then that is illegal
      And nothing else has changed

    Example: a Borg reports to a Borg Cube that is not in stasis
      Given Alice has:
        | card        | where           |
        | Borg Cube   | at "Excavation" |
        | Cyber Drone | in hand         |
      When Alice reports "Cyber Drone" to "Borg Cube"
      Then "Cyber Drone" is now aboard "Borg Cube"
      And nothing else has changed

  @ruling=1eS-stasis-14
  Rule: A Treachery personnel in stasis recruits no mercenaries

    Example: a mercenary is downloaded only to where a Treachery personnel is not in stasis
      Given Alice has:
        | card                | where                      | state     |
        | Recruit Mercenaries | in hand                    |           |
        | Galen               | in Alice's draw deck       |           |
        | Sela                | on "Excavation"            | in stasis |
        | Haakona             | at "Explore Black Cluster" |           |
        | Taibak              | aboard "Haakona"           |           |
      When Alice plays "Recruit Mercenaries"
      Then "Galen" is now aboard "Haakona"
      And "Recruit Mercenaries" is now in Alice's discard pile
      And Alice now has -10 points
      And nothing else has changed
