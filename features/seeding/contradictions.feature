Feature: One board, several laws of seeding
  Bob has brought the mission that Alice brings as well.

  Rule: Both players bring the same mission

    Scenario Outline: Alice seeds hers <how>, and that is <verdict>
      Given it is the mission phase
      And these locations:
        | location             | seeded by | quadrant |
        | Pegasus Search [his] | Bob       | Alpha    |
      And Alice has:
        | card                  | where       |
        | Pegasus Search [hers] | in missions |
      When Alice seeds "Pegasus Search" [hers] <where>
      Then that is <verdict>

      @ruling=faq96-311-duplicate-missions-01
      Examples: In 1996 it is a location of its own
        | how       | where                                              | verdict |
        | beside it | at the right end of the Alpha Quadrant spaceline | legal   |

      @ruling=1eS-seed-phases-19
      Examples: In the Glossary it is put on his
        | how       | where                                              | verdict |
        | beside it | at the right end of the Alpha Quadrant spaceline | illegal |
        | atop it   | atop "Pegasus Search" [his]                        | legal   |
