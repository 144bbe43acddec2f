Feature: Downloading by the Current Rulings of 2014
  What the Current Rulings word anew: showing, playing at once, taking into hand, dilemmas, and cards that are seeded.

  Background:
    Given these locations:
      | location           |
      | Excavation         |
      | Acquire Technology |
    And Alice has:
      | card               | where           |
      | Federation Outpost | at "Excavation" |

  @ruling=cr14-downloading-01
  Rule: The player shows what he chooses to download

    Example: the opponent sees the specialist, and nothing else of the draw deck
      Given Alice has:
        | card             | where        | state   |
        | Defend Homeworld | on the table | face up |
      And Alice has:
        | card           | where        |
        | Data           | in draw deck |
        | Darian Wallace | in draw deck |
      When Alice downloads "Darian Wallace" to "Federation Outpost" with "Defend Homeworld"
      Then Bob has been shown "Darian Wallace"
      And "Darian Wallace" is now aboard "Federation Outpost"
      And "Defend Homeworld" is now in Alice's discard pile
      And nothing else has changed

    Example: the opponent sees the specialist who was in hand, and nobody else there
      Given Alice has:
        | card             | where        | state   |
        | Defend Homeworld | on the table | face up |
        | Data             | in hand      |         |
        | Darian Wallace   | in hand      |         |
      When Alice downloads "Darian Wallace" to "Federation Outpost" with "Defend Homeworld"
      Then Bob has been shown "Darian Wallace"
      And "Darian Wallace" is now aboard "Federation Outpost"
      And "Defend Homeworld" is now in Alice's discard pile
      And nothing else has changed

  @ruling=cr14-downloading-02
  Rule: A card with hidden agenda is shown, too

    Example: the opponent sees the objective before it lies face down
      Given Alice has:
        | card              | where        |
        | A Change of Plans | in hand      |
        | Establish Gateway | in draw deck |
      When Alice plays "A Change of Plans"
      And Alice chooses "Establish Gateway"
      Then Bob has been shown "Establish Gateway"
      And "Establish Gateway" is now face down
      And "A Change of Plans" is now in Alice's discard pile
      And "Establish Gateway" is now in Alice's core
      And nothing else has changed

  @ruling=cr14-downloading-03
  Rule: What is downloaded and seeded is not shown

    Example: the opponent does not see which card was seeded
      Given Alice has:
        | card        | where        |
        | Beware of Q | in hand      |
        | Q           | in draw deck |
      When Alice plays "Beware of Q"
      And Alice chooses "Excavation"
      Then "Q" is now under "Excavation"
      And "Q" has not been revealed
      And "Beware of Q" is now in Alice's discard pile
      And nothing else has changed

  @ruling=cr14-downloading-04
  Rule: What is downloaded is played, reported or seeded at once

    @part=reported
    Example: the specialist reports and may not be kept in hand
      Given Alice has:
        | card             | where        | state   |
        | Defend Homeworld | on the table | face up |
      And Alice has:
        | card           | where        |
        | Darian Wallace | in draw deck |
      When Alice downloads "Darian Wallace" with "Defend Homeworld"
      Then "Darian Wallace" is now aboard "Federation Outpost"
      And "Defend Homeworld" is now in Alice's discard pile
      And nothing else has changed

    @part=seeded
    Example: the dilemma is seeded and may not be kept in hand
      Given Alice has:
        | card        | where        |
        | Beware of Q | in hand      |
        | Q           | in draw deck |
      When Alice plays "Beware of Q"
      And Alice chooses "Excavation"
      Then "Q" is now under "Excavation"
      And "Beware of Q" is now in Alice's discard pile
      And nothing else has changed

    @part=played
    Example: the event is played and may not be kept in hand
      Given Alice has:
        | card               | where        |
        | Construct Starship | on the table |
        | Spacedock          | in draw deck |
      When Alice downloads "Spacedock" with "Construct Starship"
      Then "Spacedock" is now on "Federation Outpost"
      When Alice chooses the word "draw no cards"
      Then nothing else has changed

  @ruling=cr14-downloading-05
  Rule: A card that is downloaded to hand is not played

    @part=allowed
    Example: latinum goes to hand
      Given Alice has:
        | card                    | where                   |
        | Groumall                | at "Acquire Technology" |
        | 1st Rule of Acquisition | on "Groumall"           |
        | Gold-Pressed Latinum    | in draw deck            |
      When Alice downloads "Gold-Pressed Latinum" with "1st Rule of Acquisition"
      Then "Gold-Pressed Latinum" is now in Alice's hand
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
      Given these locations:
        | location    |
        | Ambush Ship |
      And Alice has:
        | card           | where            |
        | Borg Outpost   | at "Ambush Ship" |
        | Tactical Drone | in hand          |
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

  @ruling=cr14-downloading-06
  Rule: What is downloaded in place of a card draw is played or taken into hand

    Background:
      Given these locations:
        | location    |
        | Ambush Ship |
      And Alice has:
        | card         | where                 |
        | Borg Outpost | at "Ambush Ship"      |
        | Borg Queen   | aboard "Borg Outpost" |
        | Survey Drone | in draw deck          |

    @part=hand
    Example: the drone is taken into hand
      When Alice ends the turn
      And Alice chooses "Borg Queen"
      And Alice chooses the word "take into hand" from the word "play" and the word "take into hand"
      Then "Survey Drone" is now in Alice's hand
      And nothing else has changed

    @part=played
    Example: the drone reports at once
      When Alice ends the turn
      And Alice chooses "Borg Queen"
      And Alice chooses the word "play"
      Then "Survey Drone" is now aboard "Borg Outpost"
      And nothing else has changed

  @ruling=cr14-downloading-07
  Rule: In place of a card draw nothing is downloaded from hand to hand

    Example: the drone in hand can only be played
      Given these locations:
        | location    |
        | Ambush Ship |
      And Alice has:
        | card         | where                 |
        | Borg Outpost | at "Ambush Ship"      |
        | Borg Queen   | aboard "Borg Outpost" |
        | Survey Drone | in hand               |
      When Alice ends the turn
      And Alice chooses "Borg Queen"
      Then "Survey Drone" is now aboard "Borg Outpost"
      And nothing else has changed

  @ruling=cr14-downloading-08
  Rule: A dilemma is not downloaded into play unless the text says so

    Example: of the cards of the continuum the event is downloaded, and the dilemma stays
      Given Alice has:
        | card                       | where        |
        | Summons from the Continuum | in hand      |
        | Hide and Seek              | in draw deck |
        | Into the Breach            | in draw deck |
      When Alice plays "Summons from the Continuum"
      Then "Into the Breach" is now on the table
      And "Hide and Seek" is still in Alice's draw deck
      And "Summons from the Continuum" is now in Alice's discard pile
      And nothing else has changed

  @ruling=cr14-downloading-09
  Rule: A text that lets a dilemma be used as an event downloads it into play

    Example: the dilemma lies on the table
      Given Alice has:
        | card                  | where        |
        | Whim of the Continuum | in hand      |
        | Hide and Seek         | in draw deck |
      When Alice plays "Whim of the Continuum"
      Then "Hide and Seek" is now on the table
      And "Hide and Seek" has been downloaded
      And "Whim of the Continuum" is now in Alice's discard pile
      And nothing else has changed

  @ruling=cr14-downloading-10
  Rule: What is downloaded and seeded is met next

    Example: it lies before what was seeded earlier
      Given Bob has:
        | card            | where              |
        | Impassable Door | under "Excavation" |
      And Alice has:
        | card        | where        |
        | Beware of Q | in hand      |
        | Q           | in draw deck |
      When Alice plays "Beware of Q"
      And Alice chooses "Excavation"
      Then the seeds under "Excavation" now hold in order:
        | card            |
        | Q               |
        | Impassable Door |
      And "Beware of Q" is now in Alice's discard pile
      And nothing else has changed

  @ruling=cr14-going-to-the-top-erratum-02
  Rule: Going to the Top downloads one compatible leader to the two who call

    Background:
      Given Alice has:
        | card                          | where                                  |
        | Federation Outpost [far away] | at "Acquire Technology"                |
        | Jean-Luc Picard               | aboard "Federation Outpost" [far away] |
        | Geordi La Forge               | aboard "Federation Outpost" [far away] |
        | Going to the Top              | in hand                                |

    Example: the leader joins them, whatever quadrant that is
      Given Alice has:
        | card                             | where        |
        | William T. Riker (First Contact) | in draw deck |
        | Kor                              | in draw deck |
      When Alice plays "Going to the Top" on "Federation Outpost" [far away]
      Then "William T. Riker (First Contact)" is now aboard "Federation Outpost" [far away]
      And "Going to the Top" is now in Alice's discard pile
      And nothing else has changed

    Example: whoever has less Leadership is not fetched
      Given Alice has:
        | card                             | where        |
        | William T. Riker (First Contact) | in draw deck |
        | Calloway                         | in draw deck |
        | Benjamin Sisko                   | in draw deck |
      When Alice plays "Going to the Top" on "Federation Outpost" [far away]
      Then "William T. Riker (First Contact)" is now aboard "Federation Outpost" [far away]
      And "Calloway" and "Benjamin Sisko" are still in Alice's draw deck
      And "Going to the Top" is now in Alice's discard pile
      And nothing else has changed

  @ruling=cr14-going-to-the-top-erratum-01
  Rule: Going to the Top is played where two commanders are together on a facility

    Scenario Outline: with <second> beside Jean-Luc Picard that is <verdict>
      Given Alice has:
        | card                             | where                       |
        | Jean-Luc Picard                  | aboard "Federation Outpost" |
        | <second>                         | aboard "Federation Outpost" |
        | Going to the Top                 | in hand                     |
        | William T. Riker (First Contact) | in draw deck                |
      When Alice plays "Going to the Top" on "Federation Outpost"
      Then that is <verdict>

      Examples: Another commander
        | second          | verdict |
        | Geordi La Forge | legal   |

      @question=lost-icons-of-2014
      Examples: No other commander
        | second | verdict |
        | Taitt  | illegal |

      @reading=lost-icons-of-2014/left-out
      Examples: No other commander, and none is needed
        | second | verdict |
        | Taitt  | legal   |

    Scenario Outline: with Gowron, Jean-Luc Picard and <hers> aboard "<place>" that is <verdict>
      Given Alice has:
        | card                             | where                       |
        | Runabout                         | at "Excavation"             |
        | Jean-Luc Picard                  | aboard "<place>"            |
        | <hers>                           | aboard "<place>"            |
        | Going to the Top                 | in hand                     |
        | William T. Riker (First Contact) | in draw deck                |
      And Bob has:
        | card   | where            |
        | Gowron | aboard "<place>" |
      When Alice plays "Going to the Top" on "<place>"
      Then that is <verdict>

      Examples: It takes two of hers on a facility
        | hers            | place              | verdict |
        | Tricorder       | Federation Outpost | illegal |
        | Geordi La Forge | Runabout           | illegal |
        | Geordi La Forge | Federation Outpost | legal   |

  @ruling=cr14-continuing-mission-erratum-02
  Rule: Whoever seeds Continuing Mission may download a card with the warp core icon

    @question=lost-icons-of-2014
    Example: Ferengi Military Operations comes into play
      Given it is the facility phase
      And Alice has:
        | card                        | where         |
        | Continuing Mission          | in seed cards |
        | Ferengi Military Operations | in draw deck  |
        | Blood Oath                  | in draw deck  |
      When Alice seeds "Continuing Mission" on the table
      And Alice chooses "Ferengi Military Operations" from "Ferengi Military Operations" and none
      Then "Ferengi Military Operations" is now on the table
      And "Continuing Mission" is still in Alice's core
      And nothing else has changed

    @reading=lost-icons-of-2014/left-out
    Example: any card may come into play
      Given it is the facility phase
      And Alice has:
        | card                        | where         |
        | Continuing Mission          | in seed cards |
        | Ferengi Military Operations | in draw deck  |
        | Blood Oath                  | in draw deck  |
      When Alice seeds "Continuing Mission" on the table
      And Alice chooses "Blood Oath" from "Ferengi Military Operations", "Blood Oath" and none
      Then "Blood Oath" is now in play

  @ruling=cr14-downloading-11
  Rule: Who downloads and seeds a card that he was not allowed to loses the game

    Background:
      Given Alice has:
        | card                     | where        |
        | Mandate of the Continuum | on the table |
        | Q                        | in draw deck |
        | Archer                   | in draw deck |

    @question=wrong-card-downloaded-and-seeded
    Example: the mandate is for Q, and she seeds another dilemma
      When Alice downloads "Archer" under "Excavation" with "Mandate of the Continuum"
      Then Alice has lost the game

    Example: Q itself is seeded, and the game goes on
      When Alice downloads "Q" under "Excavation" with "Mandate of the Continuum"
      Then "Q" is now under "Excavation"
      And it is still Alice's turn
      And nothing else has changed

    @reading=wrong-card-downloaded-and-seeded/refused
    Example: the mandate is for Q, and lets her take no other dilemma
      When Alice downloads "Archer" under "Excavation" with "Mandate of the Continuum"
      Then that is illegal
      And nothing else has changed

  @ruling=cr14-downloading-12
  Rule: When the game is over, what was downloaded and seeded is shown to whoever asks

    Background:
      Given Alice has:
        | card                     | where              | state    |
        | Mandate of the Continuum | on the table       |          |
        | Q                        | in draw deck       |          |
        | Archer                   | under "Excavation" |          |
        | Aamin Marritza           | on "Excavation"    | disabled |
      And Bob has:
        | card | where           |
        | Klag | on "Excavation" |

    Example: Bob asks about the dilemma that was downloaded, and sees that it is one that was allowed
      Given Alice has 95 points
      And Alice has:
        | card               | where        |
        | Tricorder [first]  | in draw deck |
        | Tricorder [second] | in draw deck |
      When Alice downloads "Q" under "Excavation" with "Mandate of the Continuum"
      And Alice ends the turn
      And Bob attacks "Aamin Marritza" with "Klag"
      And Bob asks about "Q"
      Then Alice has won the game
      And Bob has been shown "Q"

    Example: what was not downloaded need not be shown
      Given Alice has 95 points
      And it is Bob's turn
      When Bob attacks "Aamin Marritza" with "Klag"
      And Bob asks about "Archer"
      Then that is illegal
      And "Archer" has not been revealed

    Example: nor need be what was reported
      Given Alice has 95 points
      And Alice has:
        | card               | where        |
        | Darian Wallace     | in hand      |
        | Tricorder [first]  | in draw deck |
        | Tricorder [second] | in draw deck |
      And this has happened:
        | action                                                |
        | Alice reports "Darian Wallace" to "Federation Outpost" |
      When Alice ends the turn
      And Bob attacks "Aamin Marritza" with "Klag"
      And Bob asks about "Darian Wallace"
      Then that is illegal
      And Alice has won the game

    Example: nor need it be where another one was downloaded
      Given Alice has 95 points
      And Alice has:
        | card               | where        |
        | Tricorder [first]  | in draw deck |
        | Tricorder [second] | in draw deck |
      When Alice downloads "Q" under "Excavation" with "Mandate of the Continuum"
      And Alice ends the turn
      And Bob attacks "Aamin Marritza" with "Klag"
      And Bob asks about "Archer"
      Then that is illegal
      When Bob asks about "Q" and "Archer"
      Then that is illegal
      And "Archer" has not been revealed
      When Bob asks about "Q"
      Then Bob has been shown "Q"

    Example: nor need anything be shown while the game goes on
      When Alice downloads "Q" under "Excavation" with "Mandate of the Continuum"
      And Bob asks about "Q"
      Then that is illegal
      And "Q" has not been revealed
