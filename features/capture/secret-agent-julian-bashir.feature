Feature: Secret Agent Julian Bashir
  Where he is present nobody of his player's is captured.

  Background:
    Given these locations:
      | location   | seeded by | quadrant |
      | Excavation | Alice     | Alpha    |
    And Alice has:
      | card        | where           |
      | Ilon Tandro | on "Excavation" |
    And Bob has:
      | card             | where                     |
      | Yridian Shuttle  | at "Excavation"           |

  @ruling=1eS-secret-agent-julian-bashir-01
  Rule: None of his player's personnel present with him is captured

    Background:
      Given Bob has:
        | card | where           |
        | Vash | on "Excavation" |

    Example: he stands beside Vash
      Given Bob has:
        | card                       | where           |
        | Secret Agent Julian Bashir | on "Excavation" |
      When Alice uses "Ilon Tandro" on "Vash"
      Then that is illegal
      And "Vash" is still not captive
      And nothing else has changed

    @frame=open
    Example: he is aboard the shuttle, and Vash is alone
      Given Bob has:
        | card                       | where                    |
        | Secret Agent Julian Bashir | aboard "Yridian Shuttle" |
      When Alice uses "Ilon Tandro" on "Vash"
      Then "Vash" is now captive
      And "Secret Agent Julian Bashir" is still not captive

  @ruling=1eS-secret-agent-julian-bashir-02
  Rule: Nor is he himself

    Background:
      Given Bob has:
        | card                       | where                    |
        | Secret Agent Julian Bashir | on "Excavation"          |

    Example: he is alone on the planet, and is not captured
      When Alice uses "Ilon Tandro" on "Secret Agent Julian Bashir"
      Then that is illegal
      And "Secret Agent Julian Bashir" is still not captive
      And nothing else has changed

    Example: whoever comes after him is
      Given "Secret Agent Julian Bashir" is aboard "Yridian Shuttle"
      And Bob has:
        | card | where           |
        | Vash | on "Excavation" |
      When Alice uses "Ilon Tandro" on "Vash"
      Then that is legal
