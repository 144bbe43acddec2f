Feature: The mission Space
  A universal mission that may be inserted, with a span that depends on its neighbours.

  @ruling=1eS-space-04
  Rule: Space is not attempted

    Scenario Outline: to attempt <mission> is <verdict>
      Given these made-up cards:
        | card        | type    | kind  | span | attempted by |
        | Empty Reach | mission | space | 3    | any          |
      And the spaceline:
        | mission     |
        | Space       |
        | Empty Reach |
      And Alice has:
        | card     | where             |
        | Runabout | at "<mission>"    |
        | Calloway | aboard "Runabout" |
      When Alice attempts "<mission>"
      Then that is <verdict>

      Examples:
        | mission     | verdict |
        | Space       | illegal |
        | Empty Reach | legal   |

  @ruling=1eS-space-05
  Rule: It is seeded between any two missions of the Alpha Quadrant spaceline

    Scenario Outline: to seed it between <these> is <verdict>
      Given it is the mission phase
      And these locations:
        | location              | quadrant |
        | Excavation            | Alpha    |
        | Wormhole Negotiations | Alpha    |
        | Plunder Site          | Alpha    |
        | Cure Blight           | Gamma    |
        | Access Relay Station  | Gamma    |
      And Alice has:
        | card  | where       |
        | Space | in missions |
      When Alice seeds "Space" between <these>
      Then that is <verdict>

      Examples:
        | these                                      | verdict |
        | "Excavation" and "Wormhole Negotiations"   | legal   |
        | "Wormhole Negotiations" and "Plunder Site" | legal   |
        | "Cure Blight" and "Access Relay Station"   | illegal |

  @ruling=1eS-space-06
  Rule: It is seeded at either end of the Alpha Quadrant spaceline, like any mission

    Scenario Outline: at the <end> end
      Given it is the mission phase
      And the spaceline:
        | mission               |
        | Excavation            |
        | Wormhole Negotiations |
      And Alice has:
        | card  | where       |
        | Space | in missions |
      When Alice seeds "Space" at the <end> end of the Alpha Quadrant spaceline
      Then "Space" is now at the <end> end of the Alpha Quadrant spaceline
      And nothing else has changed

      Examples:
        | end   |
        | left  |
        | right |

  @ruling=custom-locations-65
  Rule: A mission that is played lies in its own quadrant

    Scenario Outline: Q's Planet is inserted in the <quadrant> Quadrant spaceline, and that is <verdict>
      Given these made-up cards:
        | card         | type    | kind   | quadrant | span |
        | Quiet Planet | mission | planet | gamma    | 2    |
      And these locations:
        | location     | quadrant |
        | Excavation   | Alpha    |
        | Quiet Planet | Gamma    |
      And Alice has:
        | card       | where   |
        | Q's Planet | in hand |
      When Alice plays "Q's Planet" at the right end of the <quadrant> Quadrant spaceline
      Then that is <verdict>

      Examples: Another quadrant, and its own
        | quadrant | verdict |
        | Gamma    | illegal |
        | Alpha    | legal   |

  @ruling=custom-locations-66
  Rule: Only what says so lies in a spaceline

    Scenario Outline: <card> is played between two missions, and that is <verdict>
      Given the spaceline:
        | mission               |
        | Excavation            |
        | Wormhole Negotiations |
      And Alice has:
        | card   | where   |
        | <card> | in hand |
      When Alice plays "<card>" between "Excavation" and "Wormhole Negotiations"
      Then that is <verdict>

      @1e-1996
      Examples: An event without such a text, and one that has it, in 1996
        | card                   | verdict |
        | Kivas Fajo - Collector | illegal |
        | Gaps in Normal Space   | legal   |

      @1e-glossary @1e-2014
      Examples: An event without such a text, and a mission that has it, in the Glossary
        | card                   | verdict |
        | Kivas Fajo - Collector | illegal |
        | Q's Planet             | legal   |

  @ruling=1eS-space-07
  Rule: It is not added to the spaceline during the game

    Scenario Outline: to play <mission> is <verdict>
      Given the spaceline:
        | mission               |
        | Excavation            |
        | Wormhole Negotiations |
      And Alice has:
        | card      | where   |
        | <mission> | in hand |
      When Alice plays "<mission>" between "Excavation" and "Wormhole Negotiations"
      Then that is <verdict>

      Examples:
        | mission    | verdict |
        | Space      | illegal |
        | Q's Planet | legal   |
