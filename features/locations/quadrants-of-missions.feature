Feature: The quadrant of a mission
  The point box says it.

  @ruling=1eS-seed-phases-15
  Rule: A mission is of the quadrant whose symbol is in its point box, and of the Alpha Quadrant without one

    Scenario Outline: <mission>, which has <symbol>, is of the <quadrant>
      Then "<mission>" has the feature <quadrant> mission
      And "<mission>" does not have the feature <other> mission

      @part=gamma
      Examples: Gamma
        | mission     | symbol           | quadrant       | other          |
        | Cure Blight | the Gamma symbol | Gamma Quadrant | Alpha Quadrant |

      @part=delta
      Examples: Delta
        | mission   | symbol           | quadrant       | other          |
        | Aftermath | the Delta symbol | Delta Quadrant | Alpha Quadrant |

      @part=mirror
      Examples: Mirror
        | mission          | symbol            | quadrant        | other          |
        | Disrupt Alliance | the Mirror symbol | Mirror Quadrant | Gamma Quadrant |

      @part=none
      Examples: None of them
        | mission        | symbol    | quadrant       | other           |
        | Avert Disaster | no symbol | Alpha Quadrant | Mirror Quadrant |

    @part=none
    Example: a mission that is printed with no symbol is of the Alpha Quadrant
      Given these made-up cards:
        | card         | type    | kind   | span |
        | Quiet Planet | mission | planet | 2    |
      Then "Quiet Planet" has the feature Alpha Quadrant mission
      And "Quiet Planet" does not have the feature Gamma Quadrant mission

    Example: a time location of the Alpha Quadrant is no mission of it
      Then "Montana Missile Complex" does not have the feature Alpha Quadrant mission
      And "Avert Disaster" has the feature Alpha Quadrant mission
