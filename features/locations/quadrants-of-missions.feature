@1e-glossary @1e-2014
Feature: The quadrant of a mission
  The point box says it.

  @ruling=1eS-seed-phases-15
  Rule: A mission is of the quadrant whose symbol is in its point box, and of the Alpha Quadrant without one

    Scenario Outline: <mission>, which has <symbol>, is of the <quadrant>
      Then "<mission>" has the feature <quadrant> mission
      And "<mission>" does not have the feature <other> mission

      Examples:
        | mission          | symbol            | quadrant        | other           |
        | Cure Blight      | the Gamma symbol  | Gamma Quadrant  | Alpha Quadrant  |
        | Disrupt Alliance | the Mirror symbol | Mirror Quadrant | Gamma Quadrant  |
        | Avert Disaster   | no symbol         | Alpha Quadrant  | Mirror Quadrant |
