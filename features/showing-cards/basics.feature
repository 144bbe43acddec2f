Feature: Basic rules of what players see

  Background:
    Given these made-up cards:
      | card         | type      | affiliations |
      | Old Surveyor | personnel | Bajoran      |
      | Deputy Ilar  | personnel | Bajoran      |

  @ruling=custom-showing-cards-31
  Rule: Nobody sees the cards of a draw deck

    Example: the surveyor is in Alice's draw deck and the deputy in her hand, and she sees the deputy alone
      Given Alice has:
        | card         | where        |
        | Old Surveyor | in draw deck |
        | Deputy Ilar  | in hand      |
      Then Alice does not see "Old Surveyor"
      And Bob does not see "Old Surveyor"
      And Alice sees "Deputy Ilar"

    @1e-1996 @1e-glossary @1e-2014
    Scenario Outline: it is <moment>, <what> is in a draw deck, and neither player sees it
      Given it is <moment>
      And <player> has:
        | card   | where        |
        | <card> | in draw deck |
      Then Alice does not see "<card>"
      And Bob does not see "<card>"

      Examples: Cards of every type, in either deck
        | what                  | player | card                | moment                 |
        | a ship of hers        | Alice  | Runabout            | Alice's orders         |
        | a tricorder of his    | Bob    | Tricorder           | Alice's orders         |
        | an outpost of hers    | Alice  | Federation Outpost  | the start of Bob's turn |
        | a dilemma of his      | Bob    | Archer              | the mission phase      |
        | an event of hers      | Alice  | Kivas Fajo - Collector | the facility phase  |
        | somebody of his       | Bob    | Klag                | Bob's orders           |

  @ruling=custom-showing-cards-32
  Rule: A player does not see the opponent's hand, nor what the opponent has still to seed

    Example: each of them holds a card, and sees his own
      Given Alice has:
        | card         | where   |
        | Old Surveyor | in hand |
      And Bob has:
        | card        | where   |
        | Deputy Ilar | in hand |
      Then Alice sees "Old Surveyor"
      And Bob does not see "Old Surveyor"
      And Bob sees "Deputy Ilar"
      And Alice does not see "Deputy Ilar"

    @1e-1996 @1e-glossary @1e-2014
    Example: Alice has an outpost to seed, and Bob does not see which
      Given it is the facility phase
      And Alice has:
        | card               | where         |
        | Federation Outpost | in seed cards |
      Then Alice sees "Federation Outpost"
      And Bob does not see "Federation Outpost"
