Feature: Scan and Full Planet Scan in 1996
  A glance at the seed cards of a mission.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Explore Black Cluster |

  @ruling=faq96-39-scan-and-full-planet-scan-01
  Rule: No ship need be at the mission that is scanned

    Scenario Outline: Alice has no ship anywhere, and plays <card> on <mission>
      Given Alice has:
        | card   | where   |
        | <card> | in hand |
      And Bob has:
        | card      | where             |
        | <dilemma> | under "<mission>" |
      When Alice plays "<card>" on "<mission>"
      Then Alice has been shown "<dilemma>"
      And "<card>" is now in Alice's discard pile
      And nothing else has changed

      @part=scan
      Examples: Scan
        | card | mission               | dilemma    |
        | Scan | Explore Black Cluster | Cytherians |

      @part=full-planet-scan
      Examples: Full Planet Scan
        | card             | mission    | dilemma |
        | Full Planet Scan | Excavation | Archer  |

  @ruling=faq96-39-scan-and-full-planet-scan-02
  Rule: Their player looks at the dilemmas and artifacts under the mission

    Scenario Outline: <card> shows Alice what lies under <mission>
      Given Alice has:
        | card     | where             |
        | <card>   | in hand           |
        | Runabout | at "<mission>"    |
        | Calloway | aboard "Runabout" |
      And Bob has:
        | card       | where             |
        | <dilemma>  | under "<mission>" |
        | <artifact> | under "<mission>" |
        | <elsewhere> | under "<other>"   |
      When Alice plays "<card>" on "<mission>"
      Then Alice has been shown "<dilemma>" and "<artifact>"
      And Alice does not see "<dilemma>"
      And "<elsewhere>" has not been revealed
      And "<card>" is now in Alice's discard pile
      And nothing else has changed

      @part=scan
      Examples: Scan
        | card | mission               | dilemma    | artifact      | other      | elsewhere |
        | Scan | Explore Black Cluster | Cytherians | Cryosatellite | Excavation | Archer    |

      @part=full-planet-scan
      Examples: Full Planet Scan
        | card             | mission    | dilemma | artifact  | other                 | elsewhere  |
        | Full Planet Scan | Excavation | Archer  | Tox Uthat | Explore Black Cluster | Cytherians |

  @ruling=faq96-39-scan-and-full-planet-scan-03
  Rule: They show personnel seeded with a Cryosatellite, too

    Example: Alice sees who sleeps under Explore Black Cluster
      Given Alice has:
        | card | where   |
        | Scan | in hand |
      And Bob has:
        | card          | where                         |
        | Cryosatellite | under "Explore Black Cluster" |
        | Khan          | under "Cryosatellite"         |
      When Alice plays "Scan" on "Explore Black Cluster"
      Then Alice has been shown "Cryosatellite" and "Khan"
      And "Scan" is now in Alice's discard pile
      And nothing else has changed
