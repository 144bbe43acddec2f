Feature: Quantum Incursions
  Chance draws a number from 1 to 6 when it is met, and the number says what gets past it.

  @ruling=cr14-quantum-incursions-01
  Rule: A number is drawn at each encounter and holds for that one only

    Example: what stopped her in one turn does not in another
      Given these made-up cards:
        | card        | type      | affiliations | skills              |
        | Mind Reader | personnel | Federation   | SCIENCE, Empathy x2 |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card        | where           |
        | Mind Reader | on "Excavation" |
      And Bob has:
        | card               | where              |
        | Quantum Incursions | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses 1
      Then "Mind Reader" is now stopped
      And "Quantum Incursions" has not been overcome
      When play goes on until the orders of Alice's second turn
      And Alice attempts "Excavation"
      And chance chooses 3
      Then "Quantum Incursions" has been overcome
      And "Quantum Incursions" is now in Bob's discard pile
      And nothing else has changed

  @ruling=cr14-quantum-incursions-02
  Rule: Any way to draw a number from 1 to 6 will do

    Example: a die shows 3, and she reads minds enough to pass
      Given these made-up cards:
        | card        | type      | affiliations | skills              |
        | Mind Reader | personnel | Federation   | SCIENCE, Empathy x2 |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card        | where           |
        | Mind Reader | on "Excavation" |
      And Bob has:
        | card               | where              |
        | Quantum Incursions | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses 3
      Then "Quantum Incursions" has been overcome

    Example: the die is thrown anew when it is met again
      Given these made-up cards:
        | card        | type      | affiliations | skills              |
        | Mind Reader | personnel | Federation   | SCIENCE, Empathy x2 |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card        | where           |
        | Mind Reader | on "Excavation" |
      And Bob has:
        | card               | where              |
        | Quantum Incursions | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses 6
      Then "Quantum Incursions" has not been overcome
      When play goes on until the orders of Alice's second turn
      And Alice attempts "Excavation"
      And chance chooses 3
      Then "Quantum Incursions" has been overcome
      And "Quantum Incursions" is now in Bob's discard pile
      And nothing else has changed

  Rule: The number says what is needed to get past

    Scenario Outline: at <number> <first> and <second> <do> get past it
      Given these made-up cards:
        | card          | type      | affiliations | skills   | icons  |
        | First Walker  | personnel | Federation   | <first>  | au     |
        | Second Walker | personnel | Federation   | <second> | <icon> |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card          | where           |
        | First Walker  | on "Excavation" |
        | Second Walker | on "Excavation" |
      And Bob has:
        | card               | where              |
        | Quantum Incursions | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses <number>
      Then "Quantum Incursions" <has> been overcome

      @ruling=cr14-quantum-incursions-03 @part=security @part=personnel
      Examples: At 1 SECURITY and two from an alternate universe
        | number | first    | second     | icon  | do     | has     |
        | 1      | SECURITY | Diplomacy  | au    | do     | has     |
        | 1      | SECURITY | Leadership | staff | do not | has not |
        | 1      | Music    | Diplomacy  | au    | do not | has not |

      @ruling=cr14-quantum-incursions-04 @part=personnel @part=science
      Examples: At 2 one from an alternate universe and SCIENCE x2
        | number | first   | second     | icon  | do     | has     |
        | 2      | SCIENCE | SCIENCE    | staff | do     | has     |
        | 2      | SCIENCE | Leadership | staff | do not | has not |

      @ruling=cr14-quantum-incursions-05 @part=science @part=empathy
      Examples: At 3 SCIENCE and Empathy x2
        | number | first   | second     | icon  | do     | has     |
        | 3      | SCIENCE | Empathy x2 | staff | do     | has     |
        | 3      | SCIENCE | Empathy    | staff | do not | has not |
        | 3      | Music   | Empathy x2 | staff | do not | has not |

      @ruling=cr14-quantum-incursions-06 @part=empathy @part=physics
      Examples: At 4 Empathy and Physics x2
        | number | first   | second     | icon  | do     | has     |
        | 4      | Empathy | Physics x2 | staff | do     | has     |
        | 4      | Empathy | Physics    | staff | do not | has not |
        | 4      | Music   | Physics x2 | staff | do not | has not |

      @ruling=cr14-quantum-incursions-07 @part=physics @part=navigation
      Examples: At 5 Physics and Navigation x2
        | number | first   | second        | icon  | do     | has     |
        | 5      | Physics | Navigation x2 | staff | do     | has     |
        | 5      | Physics | Navigation    | staff | do not | has not |
        | 5      | Music   | Navigation x2 | staff | do not | has not |

      @ruling=cr14-quantum-incursions-08 @part=navigation @part=security
      Examples: At 6 Navigation and SECURITY x2
        | number | first      | second      | icon  | do     | has     |
        | 6      | Navigation | SECURITY x2 | staff | do     | has     |
        | 6      | Navigation | SECURITY    | staff | do not | has not |
        | 6      | Music      | SECURITY x2 | staff | do not | has not |

    Scenario Outline: at <number> <walker> does not get past it with a device from an alternate universe
      Given these made-up cards:
        | card       | type      | affiliations | skills   | icons  |
        | <walker>   | personnel | Federation   | <skills> | <icon> |
        | Odd Device | equipment |              |          | au     |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card       | where           |
        | <walker>   | on "Excavation" |
        | Odd Device | on "Excavation" |
      And Bob has:
        | card               | where              |
        | Quantum Incursions | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses <number>
      Then "Quantum Incursions" has not been overcome

      @ruling=cr14-quantum-incursions-03
      Examples: At 1 personnel are counted
        | number | walker        | skills   | icon |
        | 1      | Strange Guard | SECURITY | au   |

      @ruling=cr14-quantum-incursions-04
      Examples: At 2 a personnel is needed
        | number | walker         | skills     | icon  |
        | 2      | Plain Scholar  | SCIENCE x2 | staff |
