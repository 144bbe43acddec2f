Feature: Downloading cards with hidden agenda
  When such a card is activated as soon as it has been downloaded.

  Background:
    Given the spaceline:
      | mission           |
      | Excavation        |
      | Espionage Mission |
    And Alice has:
      | card  | where           |
      | Brunt | on "Excavation" |

  @ruling=1eD-downloading-special-download-09
  Rule: A card with hidden agenda that an icon fetches is played to the table, and activated at once

    Example: the writ is in force as soon as it has been fetched, and Bob loses by it
      Given Alice has:
        | card                   | where               |
        | Tricorder              | on top of draw deck |
        | Writ of Accountability | in draw deck        |
      And Bob has:
        | card                        | where   |
        | Static Warp Bubble [first]  | in hand |
        | Static Warp Bubble [second] | in hand |
      And it is Bob's turn
      And this has happened:
        | action                                  |
        | Bob plays "Static Warp Bubble" [first]  |
        | Bob ends the turn                       |
        | Alice ends the turn                     |
        | Bob plays "Static Warp Bubble" [second] |
      When Alice uses "Brunt"
      Then "Writ of Accountability" is now face up
      And "Tricorder" is still in Alice's hand
      And Bob has lost the game
      And "Writ of Accountability" is now on "Brunt"
      And nothing else has changed

  @ruling=1eD-downloading-26
  Rule: What a special download icon fetches may be activated as part of the download

    Example: the writ lies face up on its target
      Given Alice has:
        | card                   | where        |
        | Writ of Accountability | in draw deck |
      When Alice uses "Brunt"
      Then "Writ of Accountability" is now face up
      And "Writ of Accountability" is now on "Brunt"
      And nothing else has changed

  @ruling=1eD-downloading-special-download-10
  Rule: It targets something where the icon is

    Example: a Ferengi on another planet is out of reach
      Given these made-up cards:
        | card         | type      | affiliations | skills |
        | Young Lender | personnel | Ferengi      | FCA    |
      And Alice has:
        | card                   | where                  |
        | Young Lender           | on "Espionage Mission" |
        | Writ of Accountability | in draw deck           |
      When Alice downloads "Writ of Accountability" on "Young Lender" with "Brunt"
      Then that is illegal
      And nothing else has changed

    Example: a Ferengi beside the icon is not
      Given these made-up cards:
        | card         | type      | affiliations | skills |
        | Young Lender | personnel | Ferengi      | FCA    |
      And Alice has:
        | card                   | where           |
        | Young Lender           | on "Excavation" |
        | Writ of Accountability | in draw deck    |
      When Alice downloads "Writ of Accountability" on "Young Lender" with "Brunt"
      Then "Writ of Accountability" is now on "Young Lender"
      And "Writ of Accountability" is now face up
      And nothing else has changed

  @ruling=1eD-downloading-25
  Rule: What has just been downloaded may be activated where that is a valid response

    Background:
      Given Alice has:
        | card   | where                  |
        | Bortas | at "Espionage Mission" |
        | Gowron | aboard "Bortas"        |
      And Bob has:
        | card             | where                  |
        | U.S.S. Oberth    | at "Espionage Mission" |
        | Siege Alarm      | in hand                |
        | Defend Homeworld | in draw deck           |

    Example: the objective arrives in the middle of an attack at the homeworld, and defends it
      Given Bob has:
        | card | where        |
        | Worf | in draw deck |
      When Alice attacks "U.S.S. Oberth" with "Bortas"
      And Bob responds with "Siege Alarm"
      And Bob responds with "Defend Homeworld"
      And Bob chooses "Worf"
      And Bob chooses "U.S.S. Oberth"
      And Bob chooses none
      Then "Defend Homeworld" is still face up
      And "Worf" is still aboard "U.S.S. Oberth"
      And "I.K.C. Bortas", "Gowron", "U.S.S. Oberth" and "Worf" are now stopped
      And "U.S.S. Oberth" is now damaged
      And "Siege Alarm" is still in Bob's discard pile
      And "Defend Homeworld" is still in Bob's core
      And nothing else has changed

    Example: an attack elsewhere is nothing that it answers
      Given "Bortas" and "U.S.S. Oberth" are at "Excavation"
      When Alice attacks "U.S.S. Oberth" with "Bortas"
      And Bob responds with "Siege Alarm"
      And Bob responds with "Defend Homeworld"
      Then that is illegal
      And "Defend Homeworld" is now face down
      And "I.K.C. Bortas", "Gowron" and "U.S.S. Oberth" are now stopped
      And "U.S.S. Oberth" is now damaged
      And "Siege Alarm" is now in Bob's discard pile
      And "Defend Homeworld" is now in Bob's core
      And nothing else has changed
