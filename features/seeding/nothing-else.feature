Feature: What is not done in the seed phases
  Cards that lie on the table already wait for the first turn.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  Rule: Hidden agenda is not activated in the seed phases

    Scenario Outline: the objective is turned over in <time>, by <document>
      Given it is <phase>
      And Alice has:
        | card                | where        |
        | Examine Singularity | on the table |
      And "Examine Singularity" is face down
      When Alice uses "Examine Singularity"
      Then that is <verdict>

      @ruling=1eS-seed-phases-68
      Examples: By the Glossary
        | time               | document     | phase              | verdict |
        | the doorway phase  | the Glossary | the doorway phase  | illegal |
        | the mission phase  | the Glossary | the mission phase  | illegal |
        | the dilemma phase  | the Glossary | the dilemma phase  | illegal |
        | the facility phase | the Glossary | the facility phase | illegal |
        | the play phase     | the Glossary | Alice's orders     | legal   |

      @ruling=cr14-seed-phase-05
      Examples: By the Current Rulings
        | time               | document            | phase              | verdict |
        | the doorway phase  | the Current Rulings | the doorway phase  | illegal |
        | the mission phase  | the Current Rulings | the mission phase  | illegal |
        | the dilemma phase  | the Current Rulings | the dilemma phase  | illegal |
        | the facility phase | the Current Rulings | the facility phase | illegal |
        | the play phase     | the Current Rulings | Alice's orders     | legal   |

  @ruling=1eS-seeds-or-plays-06
  Rule: Hidden agenda that was seeded waits until the seed phases are over

    Background:
      Given it is the facility phase
      And Alice has:
        | card                | where         |
        | Examine Singularity | in seed cards |

    Example: it is not activated on the next turn of the phase
      When Alice seeds "Examine Singularity" on the table
      And Bob seeds nothing
      And Alice uses "Examine Singularity"
      Then that is illegal
      And "Examine Singularity" is still in Alice's core
      And nothing else has changed

    @frame=unsayable
    Example: it is activated in the play phase
      When Alice seeds "Examine Singularity" on the table
      And Bob seeds nothing
      And Alice seeds nothing
      And Alice uses "Examine Singularity"
      Then "Examine Singularity" is now face up

  Rule: Text of the play phase is not used in the seed phases

    Scenario Outline: what is used once each turn is used in <time>, by <document>
      Given these made-up cards:
        | card  | type      | affiliations | skills               |
        | Envoy | personnel | Cardassian   | Diplomacy, Treachery |
      And it is <phase>
      And Alice has:
        | card               | where           |
        | Envoy              | on "Excavation" |
        | Diplomatic Contact | on "Envoy"      |
        | Tricorder          | in hand         |
        | Worf               | in discard pile |
      When Alice uses "Diplomatic Contact"
      Then that is <verdict>

      @ruling=1eS-seed-phases-71 @part=each-turn
      Examples: By the Glossary
        | time               | document     | phase              | verdict |
        | the facility phase | the Glossary | the facility phase | illegal |
        | the play phase     | the Glossary | Alice's orders     | legal   |

      @ruling=cr14-seed-phase-06 @part=each-turn
      Examples: By the Current Rulings
        | time               | document            | phase              | verdict |
        | the facility phase | the Current Rulings | the facility phase | illegal |
        | the play phase     | the Current Rulings | Alice's orders     | legal   |

    Scenario Outline: what is used at any time is used in <time>, by <document>
      Given it is <phase>
      And Alice has:
        | card                    | where        |
        | Space-Time Portal       | on the table |
        | Alternate Universe Door | in draw deck |
        | Q's Tent                | on the table |
      And Bob has:
        | card           | where         |
        | Revolving Door | on "Q's Tent" |
      When Alice downloads "Alternate Universe Door" on "Revolving Door" with "Space-Time Portal"
      Then that is <verdict>

      @ruling=1eS-seed-phases-71 @part=any-time
      Examples: By the Glossary
        | time               | document     | phase              | verdict |
        | the facility phase | the Glossary | the facility phase | illegal |
        | the play phase     | the Glossary | Alice's orders     | legal   |

      @ruling=cr14-seed-phase-06 @part=any-time
      Examples: By the Current Rulings
        | time               | document            | phase              | verdict |
        | the facility phase | the Current Rulings | the facility phase | illegal |
        | the play phase     | the Current Rulings | Alice's orders     | legal   |
