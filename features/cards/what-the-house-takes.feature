Feature: What the house takes, as printed
  What wins a wager at the bar, and who gains when it is lost.

  Background:
    Given these made-up cards:
      | card  | type      | affiliations | keywords  |
      | Bela  | personnel | Bajoran      | Dabo Girl |
      | Guest | personnel | Bajoran      |           |
    And the spaceline:
      | mission       |
      | Alter Records |

  @ruling=custom-cards-121
  Rule: A personnel, an equipment or an event wins the wager of Dabo

    Scenario Outline: Alice turns over <what>, and the wager is <how>
      Given Alice has:
        | card        | where                       |
        | Terok Nor   | at "Alter Records"          |
        | Quark's Bar | in the sites of "Terok Nor" |
        | Dabo        | on "Quark's Bar"            |
        | Guest       | aboard "Quark's Bar"        |
        | Worf        | in discard pile             |
        | Deanna Troi | in discard pile             |
      And Alice's draw deck holds in order:
        | card        |
        | <what>      |
        | Medical Kit |
      When Alice ends the turn
      And Alice chooses yes
      And Alice chooses "Worf"
      Then "Worf" is now <where>
      And Alice <points> points
      And "Medical Kit" is now in Alice's hand
      And it is now Bob's turn
      And nothing else has changed

      Examples: What wins, and what does not
        | what       | how  | where                 | points      |
        | Data       | won  | in Alice's point area | now has 2   |
        | Tricorder  | won  | in Alice's point area | now has 2   |
        | Red Alert! | won  | in Alice's point area | now has 2   |
        | Runabout   | lost | out of play           | still has 0 |

  @ruling=custom-cards-122
  Rule: Whoever controls the station and has a Quark at the bar gains by each lost wager

    @frame=many
    Example: for each of two dabo girls Bob chooses a card or latinum
      Given these made-up cards:
        | card | type      | affiliations | persona |
        | Host | personnel | Bajoran      | Quark   |
      And Bob has:
        | card                 | where                       |
        | Terok Nor            | at "Alter Records"          |
        | Quark's Bar          | in the sites of "Terok Nor" |
        | Bela [first]         | aboard "Quark's Bar"        |
        | Bela [second]        | aboard "Quark's Bar"        |
        | Host                 | aboard "Quark's Bar"        |
        | Gold-Pressed Latinum | in draw deck                |
      And Alice has:
        | card        | where                |
        | Dabo        | on "Quark's Bar"     |
        | Guest       | aboard "Quark's Bar" |
        | Worf        | in discard pile      |
        | Deanna Troi | in discard pile      |
        | Runabout    | on top of draw deck  |
      When Alice ends the turn
      And Alice chooses yes
      And Alice chooses "Worf"
      And Bob chooses the word "download equipment"
      Then "Worf" is now out of play
      And "Gold-Pressed Latinum" is now aboard "Quark's Bar"
      When Bob chooses the word "draw cards"
      Then it is now Bob's turn

    Example: without a Quark he gains nothing
      Given Bob has:
        | card         | where                       |
        | Terok Nor    | at "Alter Records"          |
        | Quark's Bar  | in the sites of "Terok Nor" |
        | Bela [first] | aboard "Quark's Bar"        |
      And Alice has:
        | card        | where                |
        | Dabo        | on "Quark's Bar"     |
        | Guest       | aboard "Quark's Bar" |
        | Worf        | in discard pile      |
        | Deanna Troi | in discard pile      |
        | Runabout    | on top of draw deck  |
      When Alice ends the turn
      And Alice chooses yes
      And Alice chooses "Worf"
      Then "Worf" is now out of play
      And "Runabout" is now in Alice's hand
      And it is now Bob's turn
      And nothing else has changed
