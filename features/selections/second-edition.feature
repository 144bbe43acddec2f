Feature: Selections in the Second Edition
  Who is in the draw, what an opponent looks at, and who breaks a tie.

  Background:
    Given these made-up cards:
      | card         | type      | kind   | attempted by | affiliations | skills              | cunning |
      | Quiet Planet | mission   | planet | any          |              |                     |         |
      | Captain Vel  | personnel |        |              | Bajoran      | Leadership, Science | 6       |
      | Colonel Oda  | personnel |        |              | Bajoran      | Leadership, Science | 6       |
      | Farmer Nol   | personnel |        |              | Bajoran      | Honor, Science      | 3       |
    And Alice has:
      | card         | where                |
      | Quiet Planet | in Alice's spaceline |

  @ruling=2eS-selections-01
  Rule: A random selection is made from exactly the cards that are eligible

    Example: two of four have Leadership, and one of the two is killed for An Old Debt
      Given Alice has:
        | card                | where             |
        | Captain Vel         | on "Quiet Planet" |
        | Colonel Oda         | on "Quiet Planet" |
        | Farmer Nol [first]  | on "Quiet Planet" |
        | Farmer Nol [second] | on "Quiet Planet" |
      And Bob has:
        | card        | where           |
        | An Old Debt | in dilemma pile |
      When Alice attempts "Quiet Planet"
      And Bob chooses "An Old Debt"
      And chance chooses "Colonel Oda" from "Captain Vel" and "Colonel Oda"
      Then "Colonel Oda" has been killed
      And "Captain Vel", "Farmer Nol" [first] and "Farmer Nol" [second] are still on "Quiet Planet"

  @ruling=2eS-selections-02
  Rule: The eligible cards are drawn from with their faces hidden

    Example: it is no choice of the opponent whom An Old Debt falls upon
      Given Alice has:
        | card        | where             |
        | Captain Vel | on "Quiet Planet" |
        | Colonel Oda | on "Quiet Planet" |
        | Farmer Nol  | on "Quiet Planet" |
      And Bob has:
        | card        | where           |
        | An Old Debt | in dilemma pile |
      When Alice attempts "Quiet Planet"
      And Bob chooses "An Old Debt"
      Then chance must now choose one of "Captain Vel" and "Colonel Oda"
      When chance chooses "Captain Vel"
      Then "Captain Vel" has been killed
      And "Colonel Oda" and "Farmer Nol" are still on "Quiet Planet"

  @ruling=2eS-selections-03
  Rule: An opponent who chooses a card looks at those that he may choose before he does

    Example: Bob chooses one of Alice's events, and does not see the captain in her hand
      Given Alice has:
        | card                   | where   |
        | Confiscated Orders     | in hand |
        | Borg Cutting Beam      | in hand |
        | Salvaging the Wreckage | in hand |
        | Captain Vel            | in hand |
      When Alice plays "Confiscated Orders"
      Then Bob must now choose one of "Borg Cutting Beam" and "Salvaging the Wreckage"
      And Bob sees "Borg Cutting Beam"
      And Bob sees "Salvaging the Wreckage"
      And Bob does not see "Captain Vel"
      When Bob chooses "Borg Cutting Beam"
      Then "Borg Cutting Beam" is now in Alice's discard pile
      And "Confiscated Orders" is now in Alice's discard pile
      And nothing else has changed

  @ruling=2eS-selections-04
  Rule: A tie is broken by the commander of the card that asks for the superlative

    @question=commander-of-a-dilemma
    Example: of two equally keen minds Bob, whose dilemma it is, takes one
      Given Alice has:
        | card        | where             |
        | Captain Vel | on "Quiet Planet" |
        | Colonel Oda | on "Quiet Planet" |
        | Farmer Nol  | on "Quiet Planet" |
      And Bob has:
        | card                | where           |
        | Unscientific Method | in dilemma pile |
      When Alice attempts "Quiet Planet"
      And Bob chooses "Unscientific Method"
      Then Bob must now choose one of "Captain Vel" and "Colonel Oda"
      When Bob chooses "Captain Vel"
      Then "Captain Vel" has been killed
      And "Colonel Oda" and "Farmer Nol" are still on "Quiet Planet"

    @reading=commander-of-a-dilemma/facing
    Example: of two equally keen minds Alice, who faces the dilemma, gives up one
      Given Alice has:
        | card        | where             |
        | Captain Vel | on "Quiet Planet" |
        | Colonel Oda | on "Quiet Planet" |
        | Farmer Nol  | on "Quiet Planet" |
      And Bob has:
        | card                | where           |
        | Unscientific Method | in dilemma pile |
      When Alice attempts "Quiet Planet"
      And Bob chooses "Unscientific Method"
      Then Alice must now choose one of "Captain Vel" and "Colonel Oda"
      When Alice chooses "Captain Vel"
      Then "Captain Vel" has been killed
      And "Colonel Oda" and "Farmer Nol" are still on "Quiet Planet"

  @ruling=2eS-selections-05
  Rule: Your opponent chooses which of your two keenest personnel his dilemma kills

    @question=commander-of-a-dilemma
    Example: the other one of the two lives when Bob says so
      Given Alice has:
        | card        | where             |
        | Captain Vel | on "Quiet Planet" |
        | Colonel Oda | on "Quiet Planet" |
        | Farmer Nol  | on "Quiet Planet" |
      And Bob has:
        | card                | where           |
        | Unscientific Method | in dilemma pile |
      When Alice attempts "Quiet Planet"
      And Bob chooses "Unscientific Method"
      And Bob chooses "Colonel Oda" from "Captain Vel" and "Colonel Oda"
      Then "Colonel Oda" has been killed
      And "Captain Vel" has not been killed

    @reading=commander-of-a-dilemma/facing
    Example: the other one of the two lives when Alice, who faces it, says so
      Given Alice has:
        | card        | where             |
        | Captain Vel | on "Quiet Planet" |
        | Colonel Oda | on "Quiet Planet" |
        | Farmer Nol  | on "Quiet Planet" |
      And Bob has:
        | card                | where           |
        | Unscientific Method | in dilemma pile |
      When Alice attempts "Quiet Planet"
      And Bob chooses "Unscientific Method"
      And Alice chooses "Colonel Oda" from "Captain Vel" and "Colonel Oda"
      Then "Colonel Oda" has been killed
      And "Captain Vel" has not been killed

  @ruling=2eS-selections-06
  Rule: You choose between two of the highest cost that your own card asks for

    @question=commander-of-a-dilemma @frame=open
    Example: of two dear ones Alice, whose dilemma it is, takes one into her brig
      Given these made-up cards:
        | card          | type      | kind   | attempted by | affiliations | cost |
        | Far Planet    | mission   | planet | any          |              |      |
        | Dear Admiral  | personnel |        |              | Bajoran      | 4    |
        | Dear Captain  | personnel |        |              | Bajoran      | 4    |
        | Cheap Crewman | personnel |        |              | Bajoran      | 1    |
      And Bob has:
        | card                   | where              |
        | Far Planet             | in Bob's spaceline |
        | Dear Admiral           | on "Far Planet"    |
        | Dear Captain           | on "Far Planet"    |
        | Cheap Crewman [first]  | on "Far Planet"    |
        | Cheap Crewman [second] | on "Far Planet"    |
      And Alice has:
        | card                | where           |
        | Impressive Trophies | in dilemma pile |
      And it is Bob's turn
      When Bob attempts "Far Planet"
      And Alice chooses "Impressive Trophies"
      Then Alice must now choose one of "Dear Admiral" and "Dear Captain"
      When Alice chooses "Dear Captain"
      Then "Dear Captain" is now in Alice's brig
      And "Dear Admiral" and "Cheap Crewman" [first] are now stopped
      And "Cheap Crewman" [second] is now stopped

    @reading=commander-of-a-dilemma/facing
    Example: of two dear ones Bob, who faces the dilemma, gives up one
      Given these made-up cards:
        | card          | type      | kind   | attempted by | affiliations | cost |
        | Far Planet    | mission   | planet | any          |              |      |
        | Dear Admiral  | personnel |        |              | Bajoran      | 4    |
        | Dear Captain  | personnel |        |              | Bajoran      | 4    |
        | Cheap Crewman | personnel |        |              | Bajoran      | 1    |
      And Bob has:
        | card                   | where              |
        | Far Planet             | in Bob's spaceline |
        | Dear Admiral           | on "Far Planet"    |
        | Dear Captain           | on "Far Planet"    |
        | Cheap Crewman [first]  | on "Far Planet"    |
        | Cheap Crewman [second] | on "Far Planet"    |
      And Alice has:
        | card                | where           |
        | Impressive Trophies | in dilemma pile |
      And it is Bob's turn
      When Bob attempts "Far Planet"
      And Alice chooses "Impressive Trophies"
      Then Bob must now choose one of "Dear Admiral" and "Dear Captain"
      When Bob chooses "Dear Captain"
      Then "Dear Captain" is now in Alice's brig
      And "Dear Admiral" and "Cheap Crewman" [first] are now stopped
      And "Cheap Crewman" [second] is now stopped
