Feature: Tents, statues and visitors, as printed
  What a Tent and a Horga'hn give, and how visitors leave.

  @ruling=custom-cards-347
  Rule: Who lets chance take a card from the Tent has the doorway back on top of the draw deck

    Example: chance takes Worf
      Given Alice has:
        | card             | where        |
        | Q's Tent [side]  | on the table |
        | Q's Tent [other] | in hand      |
        | Hugh             | in Q's Tent  |
        | Data             | in Q's Tent  |
        | Worf             | in Q's Tent  |
      When Alice plays "Q's Tent" [other]
      And Alice chooses the word "second"
      And chance chooses "Worf" from "Hugh", "Data" and "Worf"
      Then "Worf" is now in Alice's hand
      And "Q's Tent" [other] is now on top of Alice's draw deck
      And nothing else has changed

  @ruling=custom-cards-348
  Rule: Those who came by Extradition beam off with whom they have captured

    @frame=many
    Example: an officer takes Ann to his own ship
      Given these made-up cards:
        | card   | type      | affiliations | skills        | strength |
        | Boat   | ship      | Federation   |               |          |
        | Raider | ship      | Klingon      |               |          |
        | Ann    | personnel | Federation   |               | 5        |
        | Kor    | personnel | Klingon      | SECURITY, Law | 6        |
      And the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card | where                      |
        | Boat | at "Explore Black Cluster" |
        | Ann  | aboard "Boat"              |
      And Bob has:
        | card        | where                         |
        | Raider      | at "Explore Black Cluster"    |
        | Kor         | aboard "Raider"               |
        | Extradition | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "Boat"
      And Bob chooses "Kor"
      And Bob chooses "Ann"
      And Bob chooses "Raider" from "Raider" and none
      Then "Kor" is still aboard "Raider"
      And "Ann" is now aboard "Raider"
      And "Ann" is now captive

  @ruling=custom-cards-352
  Rule: A Horga'hn gives one card play more each turn, or one card more at its end

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |

    @frame=many
    Example: two report in a turn, and not a third, and the turn ends with one card
      Given Alice has:
        | card               | where           |
        | Horga'hn           | on the table    |
        | Federation Outpost | at "Excavation" |
        | Worf               | in hand         |
        | Data               | in hand         |
        | Calloway           | in hand         |
        | Tricorder          | in draw deck    |
        | Taurik             | in draw deck    |
      When Alice reports "Worf" to "Federation Outpost"
      And Alice reports "Data" to "Federation Outpost"
      Then "Data" is now aboard "Federation Outpost"
      And these are illegal:
        | action                                           |
        | Alice reports "Calloway" to "Federation Outpost" |
      When Alice ends the turn
      Then "Tricorder" is now in Alice's hand
      And "Taurik" is still in Alice's draw deck

    @frame=many
    Example: after one of them the turn ends with two cards
      Given Alice has:
        | card               | where           |
        | Horga'hn           | on the table    |
        | Federation Outpost | at "Excavation" |
        | Worf               | in hand         |
        | Tricorder          | in draw deck    |
        | Taurik             | in draw deck    |
        | Data               | in draw deck    |
      When Alice reports "Worf" to "Federation Outpost"
      And Alice ends the turn
      Then "Tricorder" and "Taurik" are now in Alice's hand
      And "Data" is still in Alice's draw deck
