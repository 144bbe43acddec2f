Feature: Energy Vortex and the Devidian Door
  What is only shown is not countered by a card that answers plays.

  Background:
    Given these locations:
      | location   |
      | Excavation |
    And Alice has:
      | card                    | where        |
      | Alternate Universe Door | on the table |
      | Devidian Door           | in hand      |
      | Deanna Troi             | in hand      |
    And Bob has:
      | card          | where   |
      | Energy Vortex | in hand |

  Rule: Energy Vortex does not reach a card that is shown

    Background:
      Given this has happened:
        | action                                       |
        | Alice uses "Devidian Door" on "Excavation" |
        | Alice ends the turn                          |
        | Bob ends the turn                            |

    Scenario Outline: Bob has nothing to answer
      When Alice shows "Devidian Door"
      And Bob responds with "Energy Vortex"
      Then that is illegal
      And "Devidian Door" is now out of play
      And nothing else has changed

      @ruling=faq96-310-energy-vortex-01 @1e-1996
      Examples: among the doorways of the FAQ

      @ruling=faq96-39-energy-vortex-01 @1e-1996
      Examples: among its interrupts

      @ruling=1eD-devidian-door-06 @1e-glossary @1e-2014
      Examples: in the Glossary
