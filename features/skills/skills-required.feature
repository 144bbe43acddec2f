Feature: Skills that are required
  Whose they are, and how they count.

  Background:
    Given these made-up cards:
      | card         | type    | kind   | points | attempted by | requires      |
      | Sick Colony  | mission | planet | 20     | any          | MEDICAL       |
      | Far Journey  | mission | planet | 20     | any          | Navigation x2 |
      | Silent Watch | mission | planet | 20     | any          | Tal Shiar     |

  @ruling=1eS-skills-using-14
  Rule: A personnel type that is required may be a classification or a skill

    Scenario Outline: <who>, <what>, heals the colony
      Given the spaceline:
        | mission     |
        | Sick Colony |
      And Alice has:
        | card  | where            |
        | <who> | on "Sick Colony" |
      When Alice attempts "Sick Colony"
      Then "Sick Colony" is now completed
      And Alice now has 20 points
      And nothing else has changed

      @part=classification
      Examples: By classification
        | who           | what                  |
        | Alyssa Ogawa  | whose profession it is |

      @part=skill
      Examples: By skill
        | who       | what                             |
        | Tom Paris | an officer with the skill |

    Scenario Outline: in Alice's card play Bob plays a card for which he must command MEDICAL, and with <who> that is <verdict>
      Given these made-up cards:
        | card        | type      | needs                      |
        | Second Look | interrupt | 1 personnel, skill MEDICAL |
      And the spaceline:
        | mission    |
        | Excavation |
      And Bob has:
        | card        | where           |
        | Second Look | in hand         |
        | <who>       | on "Excavation" |
      When Bob plays "Second Look"
      Then that is <verdict>

      @part=classification
      Examples: By classification
        | who          | verdict |
        | Alyssa Ogawa | legal   |

      @part=skill
      Examples: By skill, and by neither
        | who       | verdict |
        | Tom Paris | legal   |
        | Worf      | illegal |

  @ruling=1eS-skills-using-15
  Rule: Several levels of a skill may be those of several personnel together

    Background:
      Given the spaceline:
        | mission     |
        | Far Journey |

    Example: two pilots with one level of Navigation each make the journey
      Given Alice has:
        | card      | where            |
        | McKnight  | on "Far Journey" |
        | Sito Jaxa | on "Far Journey" |
      When Alice attempts "Far Journey"
      Then "Far Journey" is now completed
      And Alice now has 20 points
      And nothing else has changed

  @ruling=1eS-skills-using-16
  Rule: All levels must be those of one personnel where a personnel with so many is asked for

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card              | where           |
        | Expert Pilot      | on the table    |
        | U.S.S. Enterprise | at "Excavation" |

    Example: two pilots with one level each are no expert
      Given Alice has:
        | card      | where                      |
        | McKnight  | aboard "U.S.S. Enterprise" |
        | Sito Jaxa | aboard "U.S.S. Enterprise" |
      Then the RANGE of "U.S.S. Enterprise" is 9

    Example: Gibson, who has two, is one
      Given Alice has:
        | card      | where                      |
        | McKnight  | aboard "U.S.S. Enterprise" |
        | Gibson    | aboard "U.S.S. Enterprise" |
      Then the RANGE of "U.S.S. Enterprise" is 11

  @ruling=1eS-skills-using-17
  Rule: A required skill stands in the skills box of a personnel, and not in its lore

    Background:
      Given these made-up cards:
        | card          | type      | affiliations | skills    |
        | Agent Nevala  | personnel | Romulan      | Tal Shiar |
      And the spaceline:
        | mission      |
        | Silent Watch |

    Example: Jaron, whose lore speaks of the Tal Shiar, does not keep the watch
      Given Alice has:
        | card  | where             |
        | Jaron | on "Silent Watch" |
      When Alice attempts "Silent Watch"
      Then "Silent Watch" is still not completed

    Example: with an agent who has the skill he does
      Given Alice has:
        | card         | where             |
        | Jaron        | on "Silent Watch" |
        | Agent Nevala | on "Silent Watch" |
      When Alice attempts "Silent Watch"
      Then "Silent Watch" is now completed
      And Alice now has 20 points
      And nothing else has changed

  @ruling=1eS-skills-using-18
  Rule: Jaron does not have the skill Tal Shiar

    Example: he knows the ground and the young, and how to keep order
      Given Alice has:
        | card  | where        |
        | Jaron | on "Silent Watch" |
      And the spaceline:
        | mission      |
        | Silent Watch |
      Then the skills of "Jaron" are SECURITY, Geology, Youth
