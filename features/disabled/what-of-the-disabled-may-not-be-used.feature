Feature: What of disabled personnel may not be used
  Text, attributes, icons, lore, skills and traits of disabled personnel are of no use to anybody.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Wormhole Negotiations |

  @ruling=1eD-disabled-09
  Rule: The game text of a disabled personnel may not be used

    Example: a disabled Kor does not strengthen the other Klingons
      Given Alice has:
        | card | where           | state    |
        | Kor  | on "Excavation" | disabled |
        | Klag | on "Excavation" |          |
      Then the STRENGTH of "Klag" is 7

    Example: a disabled queen gives no choice of a download in place of the card draw
      Given Alice has:
        | card       | where           | state    |
        | Borg Queen | on "Excavation" | disabled |
      And Alice's draw deck holds in order:
        | card         |
        | Data         |
        | Survey Drone |
      When Alice ends the turn
      Then "Data" is now in Alice's hand
      And "Survey Drone" is still in Alice's draw deck
      And nothing else has changed

    Example: a disabled Robin Lefler comes aboard and does not nullify the Ktarian Game
      Given Alice has:
        | card             | where                      | state    |
        | U.S.S. Hood      | at "Wormhole Negotiations" |          |
        | William T. Riker | aboard "U.S.S. Hood"       | disabled |
        | Runabout         | at "Wormhole Negotiations" |          |
        | Calloway         | aboard "Runabout"          |          |
        | Robin Lefler     | aboard "Runabout"          | disabled |
      And Bob has:
        | card         | where            |
        | Ktarian Game | on "U.S.S. Hood" |
      When Alice beams "Robin Lefler" aboard "U.S.S. Hood"
      Then "Robin Lefler" is now aboard "U.S.S. Hood"
      And nothing else has changed

    Scenario Outline: a Survey Drone that is <state> acquires the flute, and that is <verdict>
      Given "Excavation" is completed
      And Alice has:
        | card         | where           |
        | Survey Drone | on "Excavation" |
      And Bob has:
        | card           | where             | state   |
        | Ressikan Flute | atop "Excavation" | face up |
      And "Survey Drone" is <state>
      When Alice uses "Survey Drone" on "Ressikan Flute"
      Then that is <verdict>

      Examples: Disabled, and not
        | state        | verdict |
        | disabled     | illegal |
        | not disabled | legal   |

    Scenario Outline: <whether>, and to attach Data's Head is <verdict>
      Given Alice has:
        | card        | where                  |
        | Data's Body | on "Excavation"        |
        | Data's Head | landed on "Excavation" |
      And "Data's Body" is <whether>
      When Alice uses "Data's Body" on "Data's Head"
      Then that is <verdict>

      @question=head-for-a-disabled-body
      Examples: The body's text is what does it
        | whether  | verdict |
        | disabled | illegal |

      @reading=head-for-a-disabled-body/player
      Examples: The player does it
        | whether  | verdict |
        | disabled | legal   |

      Examples: A body that is not disabled
        | whether | verdict |
        | stopped | legal   |

  @ruling=1eD-disabled-10
  Rule: The attributes of a disabled personnel count for nothing

    Background:
      Given Alice has:
        | card             | where           |
        | Jean-Luc Picard  | on "Excavation" |
        | William T. Riker | on "Excavation" |
        | Lwaxana Troi     | on "Excavation" |
        | Worf             | on "Excavation" |
      And Bob has:
        | card            | where              |
        | Chula: The Dice | under "Excavation" |

    Example: the STRENGTH of a disabled warrior does not help those who throw the dice
      Given "Worf" is disabled
      When Alice attempts "Excavation"
      Then "Chula: The Dice" has not been overcome
      And "Jean-Luc Picard", "William T. Riker" and "Lwaxana Troi" are now stopped
      And nothing else has changed

    Scenario Outline: in Alice's card play Bob plays a card for which he must command STRENGTH over 7, his Worf is <state>, and that is <verdict>
      Given these made-up cards:
        | card       | type      | needs                        |
        | Strong Arm | interrupt | 1 personnel, STRENGTH over 7 |
      And Bob has:
        | card       | where           | state   |
        | Strong Arm | in hand         |         |
        | Worf [his] | on "Excavation" | <state> |
      When Bob plays "Strong Arm"
      Then that is <verdict>

      Examples: Disabled, and not
        | state        | verdict |
        | disabled     | illegal |
        | not disabled | legal   |

  @ruling=1eD-disabled-11
  Rule: The icons of a disabled personnel may not be used

    Background:
      Given Alice has:
        | card          | where                  |
        | U.S.S. Oberth | at "Excavation"        |
        | Lwaxana Troi  | aboard "U.S.S. Oberth" |
        | Taitt         | aboard "U.S.S. Oberth" |

    Example: a ship whose only staffing icon aboard is that of a disabled personnel does not move
      Given "Taitt" is disabled
      When Alice moves "U.S.S. Oberth" to "Wormhole Negotiations"
      Then that is illegal
      And nothing else has changed

    Example: the ship moves when the personnel with the icon is not disabled
      When Alice moves "U.S.S. Oberth" to "Wormhole Negotiations"
      Then "U.S.S. Oberth" is now at "Wormhole Negotiations"
      And nothing else has changed

    Scenario Outline: a ship without staffing icons asks to fly with a personnel who is <state>, and that is <verdict>
      Given Alice has:
        | card     | where             | state   |
        | Runabout | at "Excavation"   |         |
        | Worf     | aboard "Runabout" | <state> |
      When Alice moves "Runabout" to "Wormhole Negotiations"
      Then that is <verdict>

      Examples: Only one who is not disabled staffs it
        | state        | verdict |
        | disabled     | illegal |
        | not disabled | legal   |

  @ruling=1eD-disabled-11 @1e-2014
  Rule: The icons of a disabled personnel are of no use for what a card asks for either

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
        | state | verdict |
        | disabled | illegal |

      @reading=lost-icons-of-2014/left-out
      Examples: One whose icon may not be used, and none is needed
        | state | verdict |
        | disabled | legal |

      Examples: One whose icon may be used
        | state | verdict |
        | not disabled | legal |

  @ruling=1eD-disabled-12
  Rule: The lore of a disabled personnel may not be used

    Example: of two Vedeks aboard only the one who is not disabled speeds up the Assembly Transport
      Given Alice has:
        | card               | where                       | state    |
        | Assembly Transport | at "Excavation"             |          |
        | Vedek Winn         | aboard "Assembly Transport" | disabled |
        | Bareil Antos       | aboard "Assembly Transport" |          |
      Then the RANGE of "Assembly Transport" is 6

  @ruling=1eD-disabled-13
  Rule: The skills of a disabled personnel may not be used

    Background:
      Given Alice has:
        | card        | where                      |
        | U.S.S. Hood | at "Wormhole Negotiations" |
        | Daniel Kwan | aboard "U.S.S. Hood"       |
        | Data        | aboard "U.S.S. Hood"       |
      And Bob has:
        | card             | where                         |
        | Isolinear Puzzle | under "Wormhole Negotiations" |

    Example: the second ENGINEER aboard is disabled, and the puzzle is not solved
      Given "Data" is disabled
      When Alice attempts "Wormhole Negotiations"
      Then "Isolinear Puzzle" is now on "U.S.S. Hood"
      And "Isolinear Puzzle" has not been nullified
      And nothing else has changed

    @frame=many
    Example: the only one who knows computers is disabled, and the door stays shut
      Given Alice has:
        | card            | where           | state    |
        | Geordi La Forge | on "Excavation" | disabled |
        | Worf            | on "Excavation" |          |
      And Bob has:
        | card            | where              |
        | Impassable Door | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Impassable Door" has not been overcome
      And "Worf" is now stopped

    Example: the hive lacks the skill of a disabled drone
      Given Alice has:
        | card            | where           | state    |
        | Interlink Drone | on "Excavation" |          |
        | Survey Drone    | on "Excavation" |          |
        | Tactical Drone  | on "Excavation" | disabled |
      Then the skills of "Survey Drone" are Archaeology, Geology

    Scenario Outline: Two of Eleven is <state>, and to beam a scout through the SHIELDS is <verdict>
      Given Alice has:
        | card                | where                      | state                    |
        | Assimilate Starship | on the table               | targeting "I.K.S. Buruk" |
        | Borg Sphere         | at "Wormhole Negotiations" |                          |
        | Guard Drone         | aboard "Borg Sphere"       |                          |
        | Two of Eleven       | aboard "Borg Sphere"       | <state>                  |
      And Bob has:
        | card         | where                      |
        | I.K.S. Buruk | at "Wormhole Negotiations" |
      When Alice beams "Guard Drone" to "I.K.S. Buruk"
      Then that is <verdict>

      Examples: Disabled, and not
        | state        | verdict |
        | disabled     | illegal |
        | not disabled | legal   |

    Example: the seventh personnel type aboard is disabled, and Kurlan Naiskos does nothing
      Given Alice has:
        | card              | where                      | state    |
        | U.S.S. Enterprise | at "Excavation"            |          |
        | Kurlan Naiskos    | on "U.S.S. Enterprise"     |          |
        | Jean-Luc Picard   | aboard "U.S.S. Enterprise" |          |
        | Worf              | aboard "U.S.S. Enterprise" |          |
        | Reginald Barclay  | aboard "U.S.S. Enterprise" |          |
        | Taitt             | aboard "U.S.S. Enterprise" |          |
        | Alyssa Ogawa      | aboard "U.S.S. Enterprise" |          |
        | Guinan            | aboard "U.S.S. Enterprise" |          |
        | Kareel Odan       | aboard "U.S.S. Enterprise" | disabled |
      Then the RANGE of "U.S.S. Enterprise" is 9

  @ruling=1eD-disabled-14
  Rule: The gender of a disabled personnel may not be used

    Background:
      Given Alice has:
        | card             | where           |
        | William T. Riker | on "Excavation" |
        | Taitt            | on "Excavation" |
      And Bob has:
        | card             | where              |
        | Parallel Romance | under "Excavation" |

    @part=female
    Example: there is no romance where the only female is disabled
      Given "Taitt" is disabled
      When Alice attempts "Excavation"
      Then "Parallel Romance" is now in Bob's discard pile
      And "William T. Riker" is still not stopped
      And nothing else has changed

    @part=male
    Example: nor where the only male is
      Given "William T. Riker" is disabled
      When Alice attempts "Excavation"
      Then "Parallel Romance" is now in Bob's discard pile
      And "Taitt" is still not stopped
      And nothing else has changed

    @part=satisfies @frame=many
    Example: a society that asks for two women does not let Taitt pass with one who is disabled
      Given Alice has:
        | card     | where           | state    |
        | Calloway | on "Excavation" | disabled |
      And the seeds under "Excavation" hold in order:
        | card                |
        | Matriarchal Society |
        | Parallel Romance    |
      When Alice attempts "Excavation"
      Then "Matriarchal Society" has not been overcome
      And "Taitt" is now stopped

  @ruling=1eD-disabled-15
  Rule: The species of a disabled personnel may not be used

    Background:
      Given Alice has:
        | card         | where                |
        | U.S.S. Hood  | at "Excavation"      |
        | Guinan       | aboard "U.S.S. Hood" |
        | Taitt        | on "Excavation"      |
        | Ktarian Game | on "U.S.S. Hood"     |

    Example: a disabled android aboard does not cure the game
      Given Alice has:
        | card | where                | state    |
        | Data | aboard "U.S.S. Hood" | disabled |
      When Alice beams "Taitt" aboard "U.S.S. Hood"
      Then "Taitt" is now aboard "U.S.S. Hood"
      And "Ktarian Game" is still on "U.S.S. Hood"
      And nothing else has changed

  @ruling=1eD-disabled-16
  Rule: A disabled matching commander does not count as one

    Example: the plaque does not serve a ship whose commander is disabled
      Given Alice has:
        | card                      | where                   | state    |
        | Defiant Dedication Plaque | on the table            |          |
        | U.S.S. Defiant            | at "Excavation"         |          |
        | Benjamin Sisko            | aboard "U.S.S. Defiant" | disabled |
      Then the RANGE of "U.S.S. Defiant" is 8

  @ruling=1eD-disabled-17
  Rule: A disabled personnel is not in play for text that needs it there

    Example: a disabled Miles O'Brien does not inspire Gilora Rejal
      Given Alice has:
        | card          | where           | state    |
        | Gilora Rejal  | on "Excavation" |          |
        | Miles O'Brien | on "Excavation" | disabled |
      Then the INTEGRITY of "Gilora Rejal" is 7
      And the CUNNING of "Gilora Rejal" is 8
      And the STRENGTH of "Gilora Rejal" is 4
