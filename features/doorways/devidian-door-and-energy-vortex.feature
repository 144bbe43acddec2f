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
    And Bob has:
      | card          | where   |
      | Energy Vortex | in hand |

  Rule: Energy Vortex does not reach a card that is shown

    Scenario Outline: Bob has nothing to answer when it is shown for <sent>
      Given Alice has:
        | card       | where   |
        | <sent>     | in hand |
        | Red Alert! | in hand |
      And this has happened:
        | action                                                     |
        | Alice uses "Devidian Door" on "Excavation" with "<sent>" |
        | Alice ends the turn                                        |
        | Bob ends the turn                                          |
      When Alice shows "Devidian Door"
      And Bob responds with "Energy Vortex"
      Then that is illegal
      And "Devidian Door" is still out of play
      And nothing else has changed

      @ruling=faq96-310-energy-vortex-01
      Examples: among the doorways of the FAQ
        | sent    |
        | Lojal   |

      @ruling=faq96-39-energy-vortex-01
      Examples: among its interrupts
        | sent   |
        | Taurik |

      @ruling=1eD-devidian-door-06
      Examples: in the Glossary
        | sent   |
        | Taurik |

    Scenario Outline: what is played goes back to her hand, when <sent> came before
      Given Alice has:
        | card       | where   |
        | <sent>     | in hand |
        | Red Alert! | in hand |
      And this has happened:
        | action                                                     |
        | Alice uses "Devidian Door" on "Excavation" with "<sent>" |
        | Alice ends the turn                                        |
        | Bob ends the turn                                          |
      When Alice plays "Red Alert!"
      And Bob responds with "Energy Vortex"
      Then "Red Alert!" is now in Alice's hand
      And "Energy Vortex" is now in Bob's discard pile
      And nothing else has changed

      @ruling=faq96-310-energy-vortex-01
      Examples: among the doorways of the FAQ
        | sent    |
        | Lojal   |

      @ruling=faq96-39-energy-vortex-01
      Examples: among its interrupts
        | sent   |
        | Taurik |

      @ruling=1eD-devidian-door-06
      Examples: in the Glossary
        | sent   |
        | Taurik |
