Feature: HQ: Defensive Measures
  The objective as the Current Rulings word it keeps the opponent from missions that are for several affiliations.

  Background:
    Given these locations:
      | location                | seeded by | quadrant |
      | Excavation [his]        | Bob       | Alpha    |
      | Cultural Observation    | Bob       | Alpha    |
      | Compromised Mission     | Bob       | Alpha    |
      | Avert Danger            | Bob       | Alpha    |
      | Agricultural Assessment | Alice     | Alpha    |

  @ruling=cr14-hq-defensive-measures-erratum-01
  Rule: The objective is seeded or played on the table

    @part=plays
    Example: it is played from hand
      Given Alice has:
        | card                   | where   |
        | HQ: Defensive Measures | in hand |
      When Alice plays "HQ: Defensive Measures" on the table
      Then "HQ: Defensive Measures" is now on the table
      And nothing else has changed

    @part=seeds
    Example: it is seeded
      Given it is the facility phase
      And Alice has:
        | card                   | where         |
        | HQ: Defensive Measures | in seed cards |
      When Alice seeds "HQ: Defensive Measures" on the table
      Then "HQ: Defensive Measures" is now on the table
      And it is now Bob's turn
      And nothing else has changed

  @ruling=cr14-hq-defensive-measures-erratum-04
  Rule: The opponent does not attempt its player's missions with several affiliation icons on each end

    Background:
      Given Bob has:
        | card                   | where        | state   |
        | HQ: Defensive Measures | on the table | face up |

    Scenario Outline: Alice attempts "<mission>" with <team>, and that is <verdict>
      Given Alice has:
        | card   | where          |
        | <team> | on "<mission>" |
      When Alice attempts "<mission>"
      Then that is <verdict>

      Examples: Several icons on both ends, one on both, one on the other end, and her own
        | mission                 | team             | verdict |
        | Excavation              | William T. Riker | illegal |
        | Cultural Observation    | William T. Riker | legal   |
        | Agricultural Assessment | William T. Riker | legal   |

    Example: she attempts one that has a single icon on her end
      Given Alice has:
        | card             | where                    |
        | Runabout         | at "Compromised Mission" |
        | William T. Riker | aboard "Runabout"        |
      When Alice attempts "Compromised Mission" from "Runabout"
      Then that is legal

    Example: its player attempts his own
      Given it is Bob's turn
      And Bob has:
        | card    | where           |
        | Tomalak | on "Excavation" |
      When Bob attempts "Excavation"
      Then that is legal

    Example: face down it keeps nobody out
      Given Alice has:
        | card             | where           |
        | William T. Riker | on "Excavation" |
      And "HQ: Defensive Measures" is face down
      When Alice attempts "Excavation"
      Then that is legal

  @ruling=cr14-hq-defensive-measures-erratum-05
  Rule: An opponent who has tried to seed a copy of the mission attempts it

    Background:
      Given Bob has:
        | card                   | where        | state   |
        | HQ: Defensive Measures | on the table | face up |
      And Alice has:
        | card             | where                 |
        | William T. Riker | on "Excavation" [his] |

    Scenario Outline: with a copy atop "<mission>" that is <verdict>
      Given Alice has:
        | card          | where                  |
        | <copy> [hers] | atop Bob's "<mission>" |
      When Alice attempts "Excavation" [his]
      Then that is <verdict>

      Examples:
        | copy                 | mission              | verdict |
        | Excavation           | Excavation           | legal   |
        | Cultural Observation | Cultural Observation | illegal |

  @ruling=cr14-hq-defensive-measures-erratum-06
  Rule: An opponent who uses an Espionage card for it attempts the mission

    Background:
      Given Bob has:
        | card                   | where        | state   |
        | HQ: Defensive Measures | on the table | face up |
      And Alice has:
        | card | where           |
        | Klag | on "Excavation" |

    Scenario Outline: with espionage of <player> on "<mission>" that is <verdict>
      Given <player> has:
        | card                             | where          |
        | Espionage: Klingon on Federation | on "<mission>" |
      When Alice attempts "Excavation"
      Then that is <verdict>

      Examples:
        | player | mission              | verdict |
        | Alice  | Excavation           | legal   |
        | Alice  | Cultural Observation | illegal |
        | Bob    | Excavation           | illegal |

    Scenario Outline: Riker attempts "Avert Danger" with espionage of <player> on "<mission>", and that is <verdict>
      Given Alice has:
        | card             | where             |
        | William T. Riker | on "Avert Danger" |
      And <player> has:
        | card                             | where          |
        | Espionage: Federation on Klingon | on "<mission>" |
      When Alice attempts "Avert Danger"
      Then that is <verdict>

      Examples: There, elsewhere, and another player's
        | player | mission                 | verdict |
        | Alice  | Avert Danger            | legal   |
        | Alice  | Agricultural Assessment | illegal |
        | Bob    | Avert Danger            | illegal |

    Scenario Outline: <agent> attempts with "<card>"
      Given Alice has:
        | card    | where             |
        | <agent> | on "Avert Danger" |
        | <card>  | on "Avert Danger" |
      When Alice attempts "Avert Danger"
      Then that is legal

      Examples:
        | agent            | card                             |
        | William T. Riker | Espionage: Federation on Klingon |
        | Tomalak          | Espionage: Romulan on Federation |
        | Tomalak          | Espionage: Romulan on Klingon    |
