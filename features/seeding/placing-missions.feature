Feature: Placing missions
  Mission by mission the players lay out the spacelines, as chance hands them the missions.

  Background:
    Given it is the mission phase
    And these locations:
      | location              | seeded by | quadrant |
      | Excavation            | Alice     | Alpha    |
      | Wormhole Negotiations | Bob       | Alpha    |

  @ruling=1eS-seed-phases-11
  Rule: Every quadrant has a spaceline of its own

    Scenario Outline: a mission of <quadrant> begins or goes on with the spaceline of that quadrant
      Given Alice has:
        | card      | where       |
        | <mission> | in missions |
      When Alice seeds "<mission>" in the <quadrant> spaceline
      Then "<mission>" is now in the <quadrant> spaceline
      And nothing else has changed

      Examples:
        | mission         | quadrant       |
        | Verify Evidence | Alpha Quadrant |
        | Cure Blight     | Gamma Quadrant |
        | Aftermath       | Delta Quadrant |

    Example: not in another one
      Given Alice has:
        | card        | where       |
        | Cure Blight | in missions |
      When Alice seeds "Cure Blight" in the Alpha Quadrant spaceline
      Then that is illegal
      And nothing else has changed

  @ruling=1eS-seed-phases-12
  Rule: Each player takes his missions from the top of a shuffled pile

    Background:
      Given Alice has:
        | card            | where       |
        | Verify Evidence | in missions |
        | Warped Space    | in missions |

    Example: the top one is seeded
      When Alice seeds "Verify Evidence" at the right end of the Alpha Quadrant spaceline
      Then "Verify Evidence" is now in the Alpha Quadrant spaceline
      And nothing else has changed

    Example: one from further down is not
      When Alice seeds "Warped Space" at the right end of the Alpha Quadrant spaceline
      Then that is illegal
      And nothing else has changed

    Example: what lies in the pile is face down, and what is seeded lies face up
      When Alice seeds "Verify Evidence" at the right end of the Alpha Quadrant spaceline
      Then Bob sees "Verify Evidence"
      And Bob does not see "Warped Space"
      And "Verify Evidence" is now in the Alpha Quadrant spaceline
      And nothing else has changed

  @ruling=1eS-seed-phases-14
  Rule: A mission is placed at either end of the spaceline of its quadrant

    Background:
      Given Alice has:
        | card            | where       |
        | Verify Evidence | in missions |

    Example: at the left end
      When Alice seeds "Verify Evidence" at the left end of the Alpha Quadrant spaceline
      Then the Alpha Quadrant spaceline now holds in order:
        | card                  |
        | Verify Evidence       |
        | Excavation            |
        | Wormhole Negotiations |
      And nothing else has changed

    Example: at the right end
      When Alice seeds "Verify Evidence" at the right end of the Alpha Quadrant spaceline
      Then the Alpha Quadrant spaceline now holds in order:
        | card                  |
        | Excavation            |
        | Wormhole Negotiations |
        | Verify Evidence       |
      And nothing else has changed

    Example: not between two missions
      When Alice seeds "Verify Evidence" between "Excavation" and "Wormhole Negotiations"
      Then that is illegal
      And nothing else has changed

  @ruling=1eS-seed-phases-17
  Rule: A mission that says it may be inserted is placed anywhere in its spaceline

    Background:
      Given Alice has:
        | card  | where       |
        | Space | in missions |

    @part=inside
    Example: between two missions
      When Alice seeds "Space" between "Excavation" and "Wormhole Negotiations"
      Then the Alpha Quadrant spaceline now holds in order:
        | card                  |
        | Excavation            |
        | Space                 |
        | Wormhole Negotiations |
      And nothing else has changed

    @part=end
    Example: at an end as well
      When Alice seeds "Space" at the left end of the Alpha Quadrant spaceline
      Then the Alpha Quadrant spaceline now holds in order:
        | card                  |
        | Space                 |
        | Excavation            |
        | Wormhole Negotiations |
      And nothing else has changed

  @ruling=custom-seeding-98
  Rule: A mission of a region is placed next to a location of that region

    Scenario Outline: a mission of the <region> region lies at the right end, and to place one of the Bajor region <where> is <verdict>
      Given these made-up cards:
        | card         | type    | kind   | region   | attempted by |
        | Quiet Planet | mission | planet | <region> | any          |
        | Still Planet | mission | planet | Bajor    | any          |
      And these locations:
        | location     | seeded by | quadrant |
        | Quiet Planet | Alice     | Alpha    |
      And Alice has:
        | card         | where       |
        | Still Planet | in missions |
      When Alice seeds "Still Planet" <place>
      Then that is <verdict>

      Examples: Away from its region, next to it, and where none of that region lies
        | region   | where                     | place                                              | verdict |
        | Bajor    | at the left end           | at the left end of the Alpha Quadrant spaceline    | illegal |
        | Bajor    | between two other ones    | between "Excavation" and "Wormhole Negotiations"   | illegal |
        | Bajor    | next to it on the outside | at the right end of the Alpha Quadrant spaceline   | legal   |
        | Bajor    | next to it on the inside  | between "Wormhole Negotiations" and "Quiet Planet" | legal   |
        | Badlands | at the left end           | at the left end of the Alpha Quadrant spaceline    | legal   |

    Scenario Outline: Bob's mission of the Bajor region lies at the right end, and Alice places hers of that region <where>, which is <verdict>
      Given these made-up cards:
        | card         | type    | kind   | region | attempted by |
        | Quiet Planet | mission | planet | Bajor  | any          |
        | Still Planet | mission | planet | Bajor  | any          |
      And these locations:
        | location     | seeded by | quadrant |
        | Quiet Planet | Bob       | Alpha    |
      And Alice has:
        | card         | where       |
        | Still Planet | in missions |
      When Alice seeds "Still Planet" <place>
      Then that is <verdict>

      Examples: Away from it, and next to it
        | where           | place                                            | verdict |
        | at the left end | at the left end of the Alpha Quadrant spaceline  | illegal |
        | beside it       | at the right end of the Alpha Quadrant spaceline | legal   |
