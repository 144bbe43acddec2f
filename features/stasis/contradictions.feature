Feature: One board, two laws of being in stasis
  The same attack, and what each document says to it.

  Rule: Who is in stasis may be attacked in one document and is left out of battles in another

    Scenario Outline: Alice attacks Bob's <state> personnel
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where           |
        | Kurn | on "Excavation" |
      And Bob has:
        | card    | where           | state   |
        | Tomalak | on "Excavation" | <state> |
      When Alice attacks "Tomalak" with "Kurn"
      Then that is <verdict>

      @ruling=faq96-12-stasis-02
      Examples: In 1996 he is unconscious and may be attacked
        | state     | verdict |
        | in stasis | legal   |

      @ruling=1eS-stasis-20
      Examples: In the Glossary he is left out of the battle
        | state       | verdict |
        | in stasis   | illegal |
        | not stopped | legal   |

  Rule: Whether the cure of Quantum Singularity Lifeforms is up to the player

    @frame=differs
    Scenario Outline: an engineer comes, and the ship that they caught is <is> in stasis
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
        | Excavation            |
      And Alice has:
        | card             | where                      | state                                        |
        | Haakona          | at "Explore Black Cluster" | in stasis by "Quantum Singularity Lifeforms" |
        | Tomalak          | aboard "Haakona"           | in stasis by "Quantum Singularity Lifeforms" |
        | Runabout         | at "Excavation"            |                                              |
        | Montgomery Scott | aboard "Runabout"          |                                              |
      And Bob has:
        | card                          | where                      |
        | Quantum Singularity Lifeforms | on "Explore Black Cluster" |
      When Alice moves "Runabout" to "Explore Black Cluster"
      Then "Haakona" and "Tomalak" are <is> in stasis
      When <next>
      Then "Quantum Singularity Lifeforms" has been discarded

      @ruling=faq96-323-quantum-singularity-lifeforms-01 @part=player
      Examples: In 1996 until his player has him overcome them
        | is    | next                                                              |
        | still | Alice uses "Montgomery Scott" on "Quantum Singularity Lifeforms" |

      @ruling=1eD-dilemma-resolution-116
      Examples: In the Glossary as soon as he is there
        | is        | next                 |
        | no longer | Alice ends the turn |
