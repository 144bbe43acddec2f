Feature: Wagers and lots, as printed
  Who plays at the bar, who is found in Hide and Seek, and who dies for want of white.

  @ruling=custom-cards-946
  Rule: Dabo is played by whoever has a personnel at the bar other than a Quark, for cards of his discard pile

    Background:
      Given these made-up cards:
        | card  | type      | affiliations | persona |
        | Host  | personnel | Bajoran      | Quark   |
        | Guest | personnel | Bajoran      |         |
      And the spaceline:
        | mission       |
        | Alter Records |

    @frame=many
    Scenario Outline: <who> is hers, <where>, and Alice is not asked
      Given Alice has:
        | card        | where                       |
        | Terok Nor   | at "Alter Records"          |
        | Quark's Bar | in the sites of "Terok Nor" |
        | Ops         | in the sites of "Terok Nor" |
        | Dabo        | on "Quark's Bar"            |
        | <who>       | <where>                     |
        | Worf        | in discard pile             |
        | Data        | on top of draw deck         |
      And Bob has:
        | card        | where                |
        | Guest [his] | aboard "Quark's Bar" |
      When Alice ends the turn
      Then "Data" is now in Alice's hand
      And "Worf" is still in Alice's discard pile
      And it is now Bob's turn

      Examples: A Quark, and a guest somewhere else
        | who  | where                |
        | Host | aboard "Quark's Bar" |
        | Guest | aboard "Ops"        |

    Example: Kevin Uxbridge and Amanda Rogers are no stakes
      Given Alice has:
        | card            | where                       |
        | Terok Nor       | at "Alter Records"          |
        | Quark's Bar     | in the sites of "Terok Nor" |
        | Dabo            | on "Quark's Bar"            |
        | Guest           | aboard "Quark's Bar"        |
        | Worf            | in discard pile             |
        | Kevin Uxbridge  | in discard pile             |
        | Amanda Rogers   | in discard pile             |
      And Alice's draw deck holds in order:
        | card        |
        | Data        |
        | Medical Kit |
      When Alice ends the turn
      And Alice chooses yes
      Then "Worf" is now in Alice's point area
      And Alice now has 2 points
      And "Medical Kit" is now in Alice's hand
      And it is now Bob's turn
      And nothing else has changed

  @ruling=custom-cards-947
  Rule: In Hide and Seek chance selects one after the other, until it finds somebody universal or Hide and Seek

    Background:
      Given these made-up cards:
        | card         | type      | affiliations | unique |
        | Plain Ann    | personnel | Federation   | yes    |
        | Plain Ben    | personnel | Federation   | yes    |
        | Plain Cadet  | personnel | Federation   |        |
      And the spaceline:
        | mission    |
        | Excavation |

    @frame=many
    Scenario Outline: Ann is found first, then <whom>
      Given Alice has:
        | card        | where           |
        | Plain Ann   | on "Excavation" |
        | Plain Ben   | on "Excavation" |
        | Plain Cadet | on "Excavation" |
      And Bob has:
        | card          | where              |
        | Hide and Seek | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Plain Ann" from "Plain Ann", "Plain Ben", "Plain Cadet" and "Hide and Seek"
      And chance chooses "<second>" from "Plain Ben", "Plain Cadet" and "Hide and Seek"
      Then "Plain Ann" is now stopped
      And "Plain Cadet" <cadet> stopped
      And "Plain Ben" is still not stopped
      And "Hide and Seek" is now in Bob's discard pile

      Examples: The cadet, who is universal, and the card itself
        | whom          | second        | cadet        |
        | the cadet     | Plain Cadet   | is now       |
        | the card      | Hide and Seek | is still not |

  @ruling=custom-cards-948
  Rule: At the start of a player's turn White Deprivation kills one with the Ketracel-White icon in each of his crews and Away Teams

    @frame=many
    Scenario Outline: <player>'s turn starts, and of a crew and a team of <player>'s chance takes one each
      Given these made-up cards:
        | card          | type      | affiliations | icons          | range |
        | Plain Soldier | personnel | Dominion     | ketracel-white |       |
        | Plain Vorta   | personnel | Dominion     |                |       |
        | Plain Ship    | ship      | Dominion     |                | 8     |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card              | where        |
        | White Deprivation | on the table |
      And <player> has:
        | card                   | where               |
        | Plain Ship             | at "Excavation"     |
        | Plain Soldier [crew]   | aboard "Plain Ship" |
        | Plain Vorta [crew]     | aboard "Plain Ship" |
        | Plain Soldier [first]  | on "Excavation"     |
        | Plain Soldier [second] | on "Excavation"     |
        | Plain Vorta            | on "Excavation"     |
      And it is <other>'s turn
      When <other> ends the turn
      And chance chooses "Plain Soldier" [second] from "Plain Soldier" [first] and "Plain Soldier" [second]
      Then "Plain Soldier" [crew] has been killed
      And "Plain Soldier" [second] has been killed
      And "Plain Soldier" [first] is still on "Excavation"
      And "Plain Vorta" and "Plain Vorta" [crew] have not been killed

      Examples: Hers and his
        | player | other |
        | Alice  | Bob   |
        | Bob    | Alice |
