Feature: Colonists
  Gi'ral and Tokath, who build a Colony where they live.

  Background:
    Given these made-up cards:
      | card       | type    | kind   | points | attempted by |
      | Third Moon | mission | planet | 30     | any          |
      | Next Moon  | mission | planet | 30     | any          |

  @ruling=custom-cards-691
  Rule: Gi'ral builds a Colony where she is with Tokath, at a planet mission that nobody has solved

    Background:
      Given the spaceline:
        | mission    |
        | Third Moon |
        | Next Moon  |

    Scenario Outline: Gi'ral is <where> and Tokath <there>, and on Third Moon that is <verdict>
      Given these made-up cards:
        | card      | type | affiliations | range |
        | Old Scout | ship | Klingon      | 8     |
      And Alice has:
        | card                    | where           |
        | Treaty: Romulan/Klingon | on the table    |
        | Old Scout               | at "Third Moon" |
        | Gi'ral                  | <where>         |
        | Tokath                  | <there>         |
        | Colony                  | in hand         |
      When Alice plays "Colony" at "Third Moon"
      Then that is <verdict>

      Examples: Together on the planet, and apart or elsewhere
        | where              | there              | verdict |
        | on "Third Moon"    | on "Third Moon"    | legal   |
        | on "Third Moon"    | aboard "Old Scout" | illegal |
        | on "Third Moon"    | on "Next Moon"     | illegal |
        | on "Next Moon"     | on "Next Moon"     | illegal |
        | aboard "Old Scout" | on "Third Moon"    | illegal |
        | aboard "Old Scout" | aboard "Old Scout" | illegal |

    Scenario Outline: Gi'ral and Tokath are <player>'s, and for Alice that is <verdict>
      Given <player> has:
        | card                    | where           |
        | Treaty: Romulan/Klingon | on the table    |
        | Gi'ral                  | on "Third Moon" |
        | Tokath                  | on "Third Moon" |
      And Alice has:
        | card   | where   |
        | Colony | in hand |
      When Alice plays "Colony" at "Third Moon"
      Then that is <verdict>

      Examples: Hers, and his
        | player | verdict |
        | Alice  | legal   |
        | Bob    | illegal |

    Scenario Outline: Bob has solved <place>, and on Third Moon that is <verdict>
      Given these made-up cards:
        | card    | type      | affiliations |
        | Settler | personnel | Klingon      |
      And Bob has:
        | card    | where        |
        | Settler | on "<place>" |
      And Alice has:
        | card                    | where           |
        | Treaty: Romulan/Klingon | on the table    |
        | Gi'ral                  | on "Third Moon" |
        | Tokath                  | on "Third Moon" |
        | Colony                  | in hand         |
      And this has happened:
        | action                 |
        | Alice ends the turn    |
        | Bob attempts "<place>" |
        | Bob ends the turn      |
      When Alice plays "Colony" at "Third Moon"
      Then that is <verdict>

      Examples: The mission there, and another one
        | place      | verdict |
        | Third Moon | illegal |
        | Next Moon  | legal   |

    Example: a disabled builder builds nothing
      Given Alice has:
        | card                    | where           | state    |
        | Treaty: Romulan/Klingon | on the table    |          |
        | Gi'ral                  | on "Third Moon" | disabled |
        | Tokath                  | on "Third Moon" |          |
        | Colony                  | in hand         |          |
      When Alice plays "Colony" at "Third Moon"
      Then that is illegal
      And nothing else has changed
