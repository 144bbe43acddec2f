Feature: Downloading to hand, and in place of a card draw
  When a downloaded card goes to hand instead of into play.

  Background:
    Given these locations:
      | location    |
      | Ambush Ship |
    And Alice has:
      | card         | where                 |
      | Borg Outpost | at "Ambush Ship"      |
      | Borg Queen   | aboard "Borg Outpost" |

  @ruling=1eD-downloading-09
  Rule: A card that is downloaded to hand is not played

    @part=allowed
    Example: latinum goes to hand
      Given Alice has:
        | card                    | where            |
        | Groumall                | at "Ambush Ship" |
        | 1st Rule of Acquisition | on "Groumall"    |
        | Gold-Pressed Latinum    | in draw deck     |
      When Alice downloads "Gold-Pressed Latinum" with "1st Rule of Acquisition"
      Then "Gold-Pressed Latinum" is now in Alice's hand
      And "Gold-Pressed Latinum" has been downloaded
      And nothing else has changed

    @part=allowed
    Example: a computer expert goes to hand
      Given Alice has:
        | card                   | where        | state   |
        | Quark's Isolinear Rods | on the table | face up |
        | Bareil                 | in draw deck |         |
      When Alice downloads "Bareil" with "Quark's Isolinear Rods"
      Then "Bareil" is now in Alice's hand
      And "Quark's Isolinear Rods" is now in Alice's discard pile
      And nothing else has changed

    @part=required
    Example: a weak spot goes to hand where the text leaves no choice
      Given Alice has:
        | card           | where   |
        | Tactical Drone | in hand |
      And Bob has:
        | card           | where        |
        | Sense the Borg | in hand      |
        | Weak Spot      | in draw deck |
      When Alice reports "Tactical Drone" to "Borg Outpost"
      And Bob responds with "Sense the Borg"
      Then "Weak Spot" is now in Bob's hand
      And "Tactical Drone" is still aboard "Borg Outpost"
      And "Sense the Borg" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-downloading-10
  Rule: What is downloaded in place of a card draw is played or taken into hand

    @part=hand
    Example: the drone is taken into hand
      Given Alice has:
        | card         | where        |
        | Data         | in draw deck |
        | Survey Drone | in draw deck |
      When Alice ends the turn
      And Alice chooses "Borg Queen" from "Borg Queen" and none
      And Alice chooses the word "take into hand" from the word "play" and the word "take into hand"
      Then "Survey Drone" is now in Alice's hand
      And "Survey Drone" has not been drawn
      And "Data" is still in Alice's draw deck
      And nothing else has changed

    @part=played
    Example: the drone reports at once
      Given Alice has:
        | card         | where        |
        | Data         | in draw deck |
        | Survey Drone | in draw deck |
      When Alice ends the turn
      And Alice chooses "Borg Queen"
      And Alice chooses the word "play"
      Then "Survey Drone" is now aboard "Borg Outpost"
      And "Data" is still in Alice's draw deck
      And nothing else has changed

  @ruling=1eD-downloading-11
  Rule: In place of a card draw nothing is downloaded from hand to hand

    Example: the drone in hand can only be played
      Given Alice has:
        | card         | where        |
        | Data         | in draw deck |
        | Survey Drone | in hand      |
      When Alice ends the turn
      And Alice chooses "Borg Queen"
      Then "Survey Drone" is now aboard "Borg Outpost"
      And "Data" is still in Alice's draw deck
      And nothing else has changed

  @ruling=custom-downloading-04
  Rule: What is done in place of a card draw waits for that draw

    Scenario Outline: a download with <by> is asked for before the turn ends, and that is <verdict>
      Given Alice has:
        | card                   | where        | state   |
        | Quark's Isolinear Rods | on the table | face up |
        | Bareil                 | in draw deck |         |
        | Survey Drone           | in draw deck |         |
      When Alice downloads "<card>" with "<by>"
      Then that is <verdict>

      Examples: In place of a card draw, and whenever its player likes
        | by                     | card         | verdict |
        | Borg Queen             | Survey Drone | illegal |
        | Quark's Isolinear Rods | Bareil       | legal   |

    Scenario Outline: <by> is used before the turn ends, and that is <verdict>
      Given Alice has:
        | card                   | where        | state   |
        | Quark's Isolinear Rods | on the table | face up |
        | Bareil                 | in draw deck |         |
        | Survey Drone           | in draw deck |         |
      When Alice uses "<by>"
      Then that is <verdict>

      Examples: In place of a card draw, and whenever its player likes
        | by                     | verdict |
        | Borg Queen             | illegal |
        | Quark's Isolinear Rods | legal   |

  @ruling=1eD-downloading-23
  Rule: Each draw of a turn may be turned into a download

    @part=end-of-turn
    Example: both draws at the end of the turn become drones
      Given Alice has:
        | card                        | where        |
        | The Traveler: Transcendence | on the table |
        | Data                        | in draw deck |
        | Survey Drone                | in draw deck |
        | Tactical Drone              | in draw deck |
      When Alice ends the turn
      And Alice chooses "Borg Queen"
      And Alice chooses "Survey Drone" from "Survey Drone" and "Tactical Drone"
      And Alice chooses the word "take into hand"
      And Alice chooses "Borg Queen"
      And Alice chooses "Tactical Drone" from "Survey Drone" and "Tactical Drone"
      And Alice chooses the word "take into hand"
      Then "Survey Drone" is still in Alice's hand
      And "Tactical Drone" is now in Alice's hand
      And "Data" is still in Alice's draw deck
      And nothing else has changed

    @part=within
    Example: of the three draws that a collector allows, two become drones
      Given Alice has:
        | card                   | where        |
        | Kivas Fajo - Collector | in hand      |
        | Data                   | in draw deck |
        | Survey Drone           | in draw deck |
        | Tactical Drone         | in draw deck |
      When Alice plays "Kivas Fajo - Collector"
      And Alice chooses Alice
      And Alice chooses "Borg Queen"
      And Alice chooses "Survey Drone" from "Survey Drone" and "Tactical Drone"
      And Alice chooses the word "take into hand"
      And Alice chooses "Borg Queen"
      And Alice chooses "Tactical Drone" from "Survey Drone" and "Tactical Drone"
      And Alice chooses the word "take into hand"
      And Alice chooses none
      Then "Survey Drone" is still in Alice's hand
      And "Tactical Drone" is still in Alice's hand
      And "Data" is now in Alice's hand
      And "Kivas Fajo - Collector" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eD-downloading-33
  Rule: A draw that was given up for an invalid download is lost

    Example: there is no drone, and the player draws nothing
      Given Alice has:
        | card | where        |
        | Data | in draw deck |
      When Alice ends the turn
      And Alice chooses "Borg Queen"
      Then "Data" is still in Alice's draw deck
      And "Data" has not been drawn

  @ruling=1eD-downloading-34
  Rule: A download that failed for want of a card is not tried again

    Example: on the next turn the player can only draw
      Given Alice has:
        | card | where        |
        | Data | in draw deck |
      When Alice ends the turn
      And Alice chooses "Borg Queen"
      And Bob ends the turn
      And Alice ends the turn
      Then "Data" is now in Alice's hand
      And "Data" has been drawn
      And nothing else has changed

    Example: Construct Starship, which found no facility, is not used on the next turn
      Given Alice has:
        | card               | where        |
        | Construct Starship | on the table |
      And Alice's draw deck holds five cards
      And Bob's draw deck holds five cards
      When Alice uses "Construct Starship"
      And Alice chooses the word "draw no cards"
      And Alice ends the turn
      And Bob ends the turn
      And Alice uses "Construct Starship"
      Then that is illegal

    Example: Construct Starship is used on the next turn, when it was not used before
      Given Alice has:
        | card               | where        |
        | Construct Starship | on the table |
      And Alice's draw deck holds five cards
      And Bob's draw deck holds five cards
      When Alice ends the turn
      And Alice chooses none
      And Bob ends the turn
      And Alice uses "Construct Starship"
      Then that is legal

    @question=ban-after-an-invalid-download
    Example: a card that has left her hand since then changes nothing
      Given these locations:
        | location    |
        | Ambush Ship |
        | Excavation  |
      And Alice has:
        | card               | where           |
        | Data               | in draw deck    |
        | Federation Outpost | at "Excavation" |
        | Calloway           | in hand         |
      When Alice ends the turn
      And Alice chooses "Borg Queen"
      And Bob ends the turn
      And Alice reports "Calloway" to "Federation Outpost"
      And Alice ends the turn
      Then "Data" has been drawn

    @reading=ban-after-an-invalid-download/any-source
    Example: a card that has left her hand since then permits another try
      Given these locations:
        | location    |
        | Ambush Ship |
        | Excavation  |
      And Alice has:
        | card               | where           |
        | Data               | in draw deck    |
        | Federation Outpost | at "Excavation" |
        | Calloway           | in hand         |
      When Alice ends the turn
      And Alice chooses "Borg Queen"
      And Bob ends the turn
      And Alice reports "Calloway" to "Federation Outpost"
      And Alice ends the turn
      Then "Data" has not been drawn
      When Alice chooses "Borg Queen"
      Then "Data" is still in Alice's draw deck

    @frame=many
    Example: a drone that lay in the discard pile all the time changes nothing
      Given Alice has:
        | card         | where           |
        | Survey Drone | in discard pile |
        | Data         | in draw deck    |
      When Alice ends the turn
      And Alice chooses "Borg Queen"
      And Bob ends the turn
      And Alice ends the turn
      Then "Data" has been drawn

    @frame=many
    Example: nor does a Tent that was open all the time
      Given Alice has:
        | card     | where        |
        | Q's Tent | on the table |
        | Worf     | in Q's Tent  |
        | Data     | in draw deck |
      When Alice ends the turn
      And Alice chooses "Borg Queen"
      And Bob ends the turn
      And Alice ends the turn
      Then "Data" has been drawn

    @frame=many
    Example: nor does a discard pile of Bob's that has become part of his draw deck
      Given Alice has:
        | card | where        |
        | Data | in draw deck |
      And Bob has:
        | card         | where           |
        | Regenerate   | in hand         |
        | Hugh [one]   | in discard pile |
        | Hugh [other] | in discard pile |
      When Alice ends the turn
      And Alice chooses "Borg Queen"
      And Bob plays "Regenerate"
      Then "Hugh" [one] and "Hugh" [other] are now in Bob's draw deck
      When Bob ends the turn
      And Alice ends the turn
      Then "Data" has been drawn

    Scenario Outline: <whose> Construct Starship found no facility, and to use Alice's is <verdict>
      Given <player> has:
        | card                       | where        |
        | Construct Starship [first] | on the table |
      And Alice has:
        | card                       | where        |
        | Construct Starship [other] | on the table |
      And Alice's draw deck holds five cards
      And Bob's draw deck holds five cards
      And it is <player>'s turn
      When <player> uses "Construct Starship" [first]
      And <player> chooses the word "draw no cards"
      And play goes on until the start of Alice's turn
      And Alice uses "Construct Starship" [other]
      Then that is <verdict>

      Examples: Hers, and Bob's
        | whose | player | verdict |
        | her   | Alice  | illegal |
        | his   | Bob    | legal   |

    Example: the Queen found no drone, and Construct Starship is used
      Given Alice has:
        | card               | where        |
        | Construct Starship | on the table |
      And Alice's draw deck holds five cards
      And Bob's draw deck holds five cards
      When Alice ends the turn
      And Alice chooses "Borg Queen"
      And Bob ends the turn
      And Alice uses "Construct Starship"
      Then that is legal

  @ruling=1eD-downloading-35
  Rule: It is tried again when the discard pile has become part of the draw deck

    Example: the discarded drone is in the draw deck now, and the queen finds it
      Given Alice has:
        | card               | where           |
        | Survey Drone       | in discard pile |
        | Regenerate         | in hand         |
        | Tricorder [first]  | in draw deck    |
        | Tricorder [second] | in draw deck    |
      When Alice ends the turn
      And Alice chooses "Borg Queen"
      And Bob ends the turn
      And Alice plays "Regenerate"
      Then "Survey Drone" is now in Alice's draw deck
      When Alice ends the turn
      And Alice chooses "Borg Queen"
      And Alice chooses the word "take into hand"
      Then "Survey Drone" is now in Alice's hand
      And "Regenerate" is still in Alice's discard pile
      And nothing else has changed

  @ruling=1eD-downloading-36
  Rule: It is tried again when a closed Q's Tent has been reopened

    Example: the door that closed the Tent is gone, and the queen finds the drone in it
      Given Alice has:
        | card                    | where        | state |
        | Q's Tent                | on the table |       |
        | Survey Drone            | in Q's Tent  |       |
        | Alternate Universe Door | in hand      |       |
      And Bob has:
        | card           | where         |
        | Revolving Door | on "Q's Tent" |
      And "Q's Tent" is closed by "Revolving Door"
      When Alice ends the turn
      And Alice chooses "Borg Queen"
      And Bob ends the turn
      And Alice plays "Alternate Universe Door" on "Revolving Door"
      Then "Q's Tent" is no longer closed
      When Alice ends the turn
      And Alice chooses "Borg Queen"
      And Alice chooses the word "take into hand"
      Then "Survey Drone" is now in Alice's hand
      And "Alternate Universe Door" is still in Alice's discard pile
      And "Revolving Door" is still in Bob's discard pile
      And nothing else has changed

  @ruling=1eS-sense-the-borg-02
  Rule: Sense the Borg downloads one of four cards to hand

    Example: a drone reports, and the opponent takes one of two that he finds
      Given Alice has:
        | card           | where   |
        | Tactical Drone | in hand |
      And Bob has:
        | card           | where        |
        | Sense the Borg | in hand      |
        | Weak Spot      | in draw deck |
        | Hugh           | in draw deck |
        | Scan           | in draw deck |
      When Alice reports "Tactical Drone" to "Borg Outpost"
      And Bob responds with "Sense the Borg"
      And Bob chooses "Hugh" from "Weak Spot" and "Hugh"
      Then "Hugh" is now in Bob's hand
      And "Weak Spot" is still in Bob's draw deck
      And "Tactical Drone" is still aboard "Borg Outpost"
      And "Sense the Borg" is now in Bob's discard pile
      And nothing else has changed

    Scenario Outline: he takes <card> if that is what he finds
      Given Alice has:
        | card           | where   |
        | Tactical Drone | in hand |
      And Bob has:
        | card           | where        |
        | Sense the Borg | in hand      |
        | <card>         | in draw deck |
        | Scan           | in draw deck |
      When Alice reports "Tactical Drone" to "Borg Outpost"
      And Bob responds with "Sense the Borg"
      Then "<card>" is now in Bob's hand
      And "Tactical Drone" is still aboard "Borg Outpost"
      And "Sense the Borg" is now in Bob's discard pile
      And nothing else has changed

      @part=weak-spot
      Examples: The first
        | card      |
        | Weak Spot |

      @part=hugh
      Examples: The second
        | card |
        | Hugh |

      @part=borg-neuroprocessor
      Examples: The third
        | card                |
        | Borg Neuroprocessor |

      @part=ready-room-door
      Examples: The fourth
        | card            |
        | Ready Room Door |
