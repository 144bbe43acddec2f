Feature: Paid for at the bar, as printed
  What a host charges those who would speak while he has the floor.

  Background:
    Given the spaceline:
      | mission          |
      | Deliver Supplies |
      | Eliminate Virus  |

  @ruling=custom-cards-632
  Rule: The 211th Rule plays on Quark's Bar or on a Ferengi Trading Post

    Scenario Outline: Alice plays it on <place>, and that is <verdict>
      Given Alice has:
        | card                      | where                 |
        | Ferengi Trading Post      | at "Deliver Supplies" |
        | Nor                       | at "Eliminate Virus"  |
        | Quark's Bar               | in the sites of "Nor" |
        | Ops                       | in the sites of "Nor" |
        | 211th Rule of Acquisition | in hand               |
      When Alice plays "211th Rule of Acquisition" on "<place>"
      Then that is <verdict>

      Examples: Both of them, and another site
        | place                | verdict |
        | Quark's Bar          | legal   |
        | Ferengi Trading Post | legal   |
        | Ops                  | illegal |

  @ruling=custom-cards-633
  Rule: On the turn of its player the opponent pays for each card with cards from hand

    Background:
      Given these made-up cards:
        | card       | type      | affiliations | species | keywords  |
        | Idle Words | interrupt |              |         |           |
        | Hostess    | personnel | Ferengi      | Bajoran | Dabo Girl |
        | Servant    | personnel | Ferengi      | Ferengi | Waiter    |
        | Guest      | personnel | Klingon      | Klingon |           |

    Example: with a dabo girl and a waiter there it costs Bob two cards
      Given Alice has:
        | card                      | where                         |
        | Ferengi Trading Post      | at "Deliver Supplies"         |
        | 211th Rule of Acquisition | on "Ferengi Trading Post"     |
        | Hostess                   | aboard "Ferengi Trading Post" |
        | Servant                   | aboard "Ferengi Trading Post" |
      And Bob has:
        | card        | where                 |
        | Guest       | on "Deliver Supplies" |
        | Idle Words  | in hand               |
        | Tricorder   | in hand               |
        | Medical Kit | in hand               |
      When Bob plays "Idle Words"
      Then "Idle Words", "Tricorder" and "Medical Kit" are now in Bob's discard pile
      And nothing else has changed

    Example: it costs him one where a guest of his is there
      Given Alice has:
        | card                      | where                         |
        | Ferengi Trading Post      | at "Deliver Supplies"         |
        | 211th Rule of Acquisition | on "Ferengi Trading Post"     |
        | Hostess                   | aboard "Ferengi Trading Post" |
        | Servant                   | aboard "Ferengi Trading Post" |
      And Bob has:
        | card        | where                         |
        | Guest       | aboard "Ferengi Trading Post" |
        | Idle Words  | in hand                       |
        | Tricorder   | in hand                       |
        | Medical Kit | in hand                       |
      When Bob plays "Idle Words"
      And Bob chooses "Tricorder"
      Then "Idle Words" and "Tricorder" are now in Bob's discard pile
      And nothing else has changed

    Example: with one card besides he cannot pay for it
      Given Alice has:
        | card                      | where                         |
        | Ferengi Trading Post      | at "Deliver Supplies"         |
        | 211th Rule of Acquisition | on "Ferengi Trading Post"     |
        | Hostess                   | aboard "Ferengi Trading Post" |
        | Servant                   | aboard "Ferengi Trading Post" |
      And Bob has:
        | card       | where   |
        | Idle Words | in hand |
        | Tricorder  | in hand |
      When Bob plays "Idle Words"
      Then that is illegal
      And nothing else has changed

    Example: it costs Alice herself nothing
      Given Alice has:
        | card                      | where                         |
        | Ferengi Trading Post      | at "Deliver Supplies"         |
        | 211th Rule of Acquisition | on "Ferengi Trading Post"     |
        | Hostess                   | aboard "Ferengi Trading Post" |
        | Idle Words                | in hand                       |
        | Tricorder                 | in hand                       |
      When Alice plays "Idle Words"
      Then "Idle Words" is now in Alice's discard pile
      And nothing else has changed

    Example: on his own turn it costs him nothing
      Given it is Bob's turn
      And Alice has:
        | card                      | where                         |
        | Ferengi Trading Post      | at "Deliver Supplies"         |
        | 211th Rule of Acquisition | on "Ferengi Trading Post"     |
        | Hostess                   | aboard "Ferengi Trading Post" |
      And Bob has:
        | card       | where   |
        | Idle Words | in hand |
        | Tricorder  | in hand |
      When Bob plays "Idle Words"
      Then "Idle Words" is now in Bob's discard pile
      And nothing else has changed
