Feature: When doorways are seeded
  At any time in 1996, and in a phase of their own by the Glossary.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  Rule: In 1996 a doorway is seeded in any phase, and by the Glossary in its own

    Scenario Outline: in the <phase> phase that is <verdict>, <document>
      Given it is the <phase> phase
      And Alice has:
        | card                    | where         |
        | Alternate Universe Door | in seed cards |
      When Alice seeds "Alternate Universe Door" on the table
      Then that is <verdict>

      @ruling=faq96-310-au-doorway-01
      Examples: In 1996
        | phase    | verdict | document |
        | doorway  | legal   | in 1996  |
        | mission  | legal   | in 1996  |
        | dilemma  | legal   | in 1996  |
        | facility | legal   | in 1996  |

      @ruling=1eD-doorway-02
      Examples: By the Glossary
        | phase    | verdict | document        |
        | doorway  | legal   | by the Glossary |
        | mission  | illegal | by the Glossary |
        | dilemma  | illegal | by the Glossary |
        | facility | illegal | by the Glossary |

    @ruling=1eD-doorway-02
    Scenario Outline: one whose text names the facility phase is seeded in the <phase> phase, and that is <verdict>
      Given it is the <phase> phase
      And Alice has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
        | Spacedoor          | in seed cards   |
      When Alice seeds "Spacedoor" on "Federation Outpost"
      Then that is <verdict>

      Examples:
        | phase    | verdict |
        | facility | legal   |
        | doorway  | illegal |
