Feature: Incidents as printed

  @ruling=custom-cards-38
  Rule: Containment Field costs a turn while cards are left on it

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card               | where                  |
        | Federation Outpost | at "Excavation"        |
        | Containment Field  | on the table           |
        | Worf               | on "Containment Field" |
      And it is Bob's turn

    @frame=many
    Example: with her card in hand again she has her turn
      When Bob ends the turn
      And Alice chooses "Worf"
      Then it is now Alice's turn
      When Alice reports "Worf" to "Federation Outpost"
      Then "Worf" is now aboard "Federation Outpost"

    @frame=many
    Example: of three cards one is left, and Bob has another turn; the next is hers
      Given Alice has:
        | card   | where                  |
        | Taurik | on "Containment Field" |
        | Lojal  | on "Containment Field" |
      When Bob ends the turn
      And Alice chooses "Worf", "Taurik" and "Lojal"
      Then that is illegal
      When Alice chooses "Worf" and "Taurik"
      Then it is now Bob's turn
      When Bob ends the turn
      And Alice chooses "Lojal"
      Then it is now Alice's turn
      When Alice reports "Lojal" to "Federation Outpost"
      Then "Lojal" is now aboard "Federation Outpost"

  @ruling=custom-cards-149
  Rule: Delta Quadrant Spatial Scission strengthens the copies that are in play

    @frame=many
    Example: Tom Paris has 2 more of everything until Alice's next turn
      Given the spaceline:
        | mission            |
        | Assist Cooperative |
      And Alice has:
        | card                            | where                        |
        | Delta Quadrant Spatial Scission | on the table                 |
        | Nekrit Supply Depot             | at "Assist Cooperative"      |
        | Tom Paris [first]               | aboard "Nekrit Supply Depot" |
        | Tom Paris [second]              | in hand                      |
        | Rollins                         | aboard "Nekrit Supply Depot" |
      When Alice uses "Delta Quadrant Spatial Scission" on "Tom Paris" [second]
      Then the INTEGRITY of "Tom Paris" [first] is 8
      And the CUNNING of "Tom Paris" [first] is 9
      And the STRENGTH of "Tom Paris" [first] is 10
      And the INTEGRITY of "Rollins" is 7
      When Alice ends the turn
      Then the STRENGTH of "Tom Paris" [first] is 10
      When Bob ends the turn
      Then the STRENGTH of "Tom Paris" [first] is 8

    @frame=many
    Example: a ship has 2 more RANGE, WEAPONS and SHIELDS
      Given these made-up cards:
        | card       | type | affiliations | icons          | unique | range | weapons | shields |
        | Lost Scout | ship | Federation   | delta quadrant | yes    | 7     | 5       | 6       |
      And the spaceline:
        | mission            |
        | Assist Cooperative |
      And Alice has:
        | card                            | where                   |
        | Delta Quadrant Spatial Scission | on the table            |
        | Lost Scout [first]              | at "Assist Cooperative" |
        | Lost Scout [second]             | in hand                 |
      When Alice uses "Delta Quadrant Spatial Scission" on "Lost Scout" [second]
      Then the RANGE of "Lost Scout" [first] is 9
      And the WEAPONS of "Lost Scout" [first] is 7
      And the SHIELDS of "Lost Scout" [first] is 8

  @ruling=custom-cards-150
  Rule: Delta Quadrant Spatial Scission takes one copy of each title in a game

    @frame=many
    Scenario Outline: after Tom Paris it takes <who>, and that is <verdict>
      Given the spaceline:
        | mission            |
        | Assist Cooperative |
      And Alice has:
        | card                            | where                        |
        | Delta Quadrant Spatial Scission | on the table                 |
        | Nekrit Supply Depot             | at "Assist Cooperative"      |
        | Tom Paris [first]               | aboard "Nekrit Supply Depot" |
        | Tom Paris [second]              | in hand                      |
        | Tom Paris [third]               | in hand                      |
        | Vorik [first]                   | aboard "Nekrit Supply Depot" |
        | Vorik [third]                   | in hand                      |
      When Alice uses "Delta Quadrant Spatial Scission" on "Tom Paris" [second]
      And Alice ends the turn
      And Bob ends the turn
      And Alice uses "Delta Quadrant Spatial Scission" on "<who>" [third]
      Then that is <verdict>

      Examples: Somebody else, and the same
        | who       | verdict |
        | Vorik     | legal   |
        | Tom Paris | illegal |
