Feature: Basic rules of turns
  Whose turn it is, and whose cards they are.

  Background:
    Given these made-up cards:
      | card          | type      | class | kind   | affiliations | attempted by | range |
      | Quiet Planet  | mission   |       | planet |              | any          |       |
      | Empty Reach   | mission   |       | space  |              | any          |       |
      | Light Shuttle | ship      |       |        | Bajoran      |              | 8     |
      | Old Surveyor  | personnel |       |        | Bajoran      |              |       |

  @ruling=custom-turns-20
  Rule: A player acts in his own turn

    Scenario Outline: it is the turn of <player>, and what Alice would do is <verdict>
      Given Alice has:
        | card                   | where                  |
        | Quiet Planet           | in <spaceline>         |
        | Empty Reach            | in <spaceline>         |
        | Light Shuttle          | at "Quiet Planet"      |
        | Old Surveyor           | aboard "Light Shuttle" |
        | Light Shuttle [second] | at "Quiet Planet"      |
        | Old Surveyor [down]    | on "Quiet Planet"      |
      And it is <player>'s orders
      Then these are <verdict>:
        | action                                                   |
        | Alice moves "Light Shuttle" to "Empty Reach"             |
        | Alice beams "Old Surveyor" to "Quiet Planet"             |
        | Alice beams "Old Surveyor" [down] aboard "Light Shuttle" |
        | Alice attempts "Quiet Planet"                            |

      @1e-1996 @1e-glossary @1e-2014
      Examples: Bob's, and hers, in First Edition
        | player | verdict | spaceline                    |
        | Bob    | illegal | the Alpha Quadrant spaceline |
        | Alice  | legal   | the Alpha Quadrant spaceline |

      @2e
      Examples: Bob's, and hers, in Second Edition
        | player | verdict | spaceline         |
        | Bob    | illegal | Alice's spaceline |
        | Alice  | legal   | Alice's spaceline |

  @ruling=custom-turns-21
  Rule: A player gives orders to his own cards

    Scenario Outline: the ship and its crew are those of <player>, and what Alice would do is <verdict>
      Given Alice has:
        | card         | where          |
        | Quiet Planet | in <spaceline> |
        | Empty Reach  | in <spaceline> |
      And <player> has:
        | card                | where                  |
        | Light Shuttle       | at "Quiet Planet"      |
        | Old Surveyor        | aboard "Light Shuttle" |
        | Old Surveyor [down] | on "Quiet Planet"      |
      Then these are <verdict>:
        | action                                                   |
        | Alice moves "Light Shuttle" to "Empty Reach"             |
        | Alice beams "Old Surveyor" to "Quiet Planet"             |
        | Alice beams "Old Surveyor" [down] aboard "Light Shuttle" |

      @1e-1996 @1e-glossary @1e-2014
      Examples: Bob's, and hers, in First Edition
        | player | verdict | spaceline                    |
        | Bob    | illegal | the Alpha Quadrant spaceline |
        | Alice  | legal   | the Alpha Quadrant spaceline |

      @2e
      Examples: Bob's, and hers, in Second Edition
        | player | verdict | spaceline         |
        | Bob    | illegal | Alice's spaceline |
        | Alice  | legal   | Alice's spaceline |
