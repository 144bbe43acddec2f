Feature: Several missions in one turn

  @ruling=custom-missions-118 @frame=many
  Rule: A player attempts as many missions in a turn as he can

    Scenario Outline: two teams attempt a mission each in one turn, and both missions are completed
      Given these made-up cards:
        | card         | type      | kind   | attempted by | requires     | points | affiliations | skills       |
        | Quiet Planet | mission   | planet | any          | Anthropology | 30     |              |              |
        | Still Planet | mission   | planet | any          | Law          | 35     |              |              |
        | Linguist Ona | personnel |        |              |              |        | Bajoran      | Anthropology |
        | Judge Tarel  | personnel |        |              |              |        | Bajoran      | Law          |
      And Alice has:
        | card         | where             |
        | Quiet Planet | in <spaceline>    |
        | Still Planet | in <spaceline>    |
        | Linguist Ona | on "Quiet Planet" |
        | Judge Tarel  | on "Still Planet" |
      When Alice attempts "Quiet Planet"
      And Alice attempts "Still Planet"
      Then "Quiet Planet" is still completed
      And "Still Planet" is now completed
      And Alice now has 65 points

      @1e-1996 @1e-glossary @1e-2014
      Examples: In First Edition
        | spaceline                    |
        | the Alpha Quadrant spaceline |

      @2e
      Examples: In Second Edition
        | spaceline         |
        | Alice's spaceline |

    Scenario Outline: one team has failed, and another one solves another mission in the same turn
      Given these made-up cards:
        | card         | type      | kind   | attempted by | requires     | points | affiliations | skills |
        | Quiet Planet | mission   | planet | any          | Anthropology | 30     |              |        |
        | Still Planet | mission   | planet | any          | Law          | 35     |              |        |
        | Old Surveyor | personnel |        |              |              |        | Bajoran      |        |
        | Judge Tarel  | personnel |        |              |              |        | Bajoran      | Law    |
      And Alice has:
        | card         | where             |
        | Quiet Planet | in <spaceline>    |
        | Still Planet | in <spaceline>    |
        | Old Surveyor | on "Quiet Planet" |
        | Judge Tarel  | on "Still Planet" |
      When Alice attempts "Quiet Planet"
      And Alice attempts "Still Planet"
      Then "Quiet Planet" is still not completed
      And "Still Planet" is now completed

      @1e-1996 @1e-glossary @1e-2014
      Examples: In First Edition
        | spaceline                    |
        | the Alpha Quadrant spaceline |

      @2e
      Examples: In Second Edition
        | spaceline         |
        | Alice's spaceline |

    Scenario Outline: the shuttle has flown to the mission in this turn, and its crew solves it
      Given these made-up cards:
        | card          | type      | kind  | span | attempted by | requires     | points | affiliations | range | skills       |
        | Quiet Reach   | mission   | space | 2    | any          | Law          | 30     |              |       |              |
        | Empty Reach   | mission   | space | 2    | any          | Anthropology | 35     |              |       |              |
        | Light Shuttle | ship      |       |      |              |              |        | Bajoran      | 8     |              |
        | Linguist Ona  | personnel |       |      |              |              |        | Bajoran      |       | Anthropology |
      And Alice has:
        | card          | where                  |
        | Quiet Reach   | in <spaceline>         |
        | Empty Reach   | in <spaceline>         |
        | Light Shuttle | at "Quiet Reach"       |
        | Linguist Ona  | aboard "Light Shuttle" |
      When Alice moves "Light Shuttle" to "Empty Reach"
      And Alice attempts "Empty Reach"
      Then "Empty Reach" is now completed

      @1e-1996 @1e-glossary @1e-2014
      Examples: In First Edition
        | spaceline                    |
        | the Alpha Quadrant spaceline |

      @2e
      Examples: In Second Edition
        | spaceline         |
        | Alice's spaceline |

  @ruling=custom-missions-117 @frame=many
  Rule: Each copy of a universal mission is solved for itself

    Background:
      Given these made-up cards:
        | card         | type      | kind   | attempted by | requires     | points | affiliations | skills       |
        | Quiet Planet | mission   | planet | any          | Anthropology | 30     |              |              |
        | Linguist Ona | personnel |        |              |              |        | Bajoran      | Anthropology |

    Scenario Outline: the other copy, which is <player>'s, is completed, and Alice solves this one
      Given <player> has:
        | card                | where     | state     |
        | Quiet Planet [that] | in <that> | completed |
      And Alice has:
        | card                | where                    |
        | Quiet Planet [this] | in <this>                |
        | Linguist Ona        | on "Quiet Planet" [this] |
      When Alice attempts "Quiet Planet" [this]
      Then "Quiet Planet" [this] is now completed
      And Alice now has 30 points

      @1e-1996 @1e-glossary @1e-2014
      Examples: Hers, and his, in First Edition
        | player | that                         | this                         |
        | Alice  | the Alpha Quadrant spaceline | the Alpha Quadrant spaceline |
        | Bob    | the Alpha Quadrant spaceline | the Alpha Quadrant spaceline |

      @2e
      Examples: Hers, and his, in Second Edition
        | player | that              | this              |
        | Alice  | Alice's spaceline | Alice's spaceline |
        | Bob    | Bob's spaceline   | Alice's spaceline |

    @1e-1996 @1e-glossary @1e-2014
    Example: Alice solves both copies, one after the other
      Given Alice has:
        | card                | where                           |
        | Quiet Planet [this] | in the Alpha Quadrant spaceline |
        | Quiet Planet [that] | in the Alpha Quadrant spaceline |
        | Linguist Ona [this] | on "Quiet Planet" [this]        |
        | Linguist Ona [that] | on "Quiet Planet" [that]        |
      When Alice attempts "Quiet Planet" [this]
      Then "Quiet Planet" [that] is still not completed
      When Alice attempts "Quiet Planet" [that]
      Then "Quiet Planet" [that] is now completed
      And Alice now has 60 points

  @ruling=custom-missions-08 @frame=many
  Rule: A mission that was not solved is attempted again in the same turn

    Scenario Outline: the surveyor fails, the linguist beams down, and she solves it
      Given these made-up cards:
        | card          | type      | kind   | attempted by | requires     | points | affiliations | skills       |
        | Quiet Planet  | mission   | planet | any          | Anthropology | 30     |              |              |
        | Light Shuttle | ship      |        |              |              |        | Bajoran      |              |
        | Old Surveyor  | personnel |        |              |              |        | Bajoran      |              |
        | Linguist Ona  | personnel |        |              |              |        | Bajoran      | Anthropology |
      And Alice has:
        | card          | where                  |
        | Quiet Planet  | in <spaceline>         |
        | Light Shuttle | at "Quiet Planet"      |
        | Linguist Ona  | aboard "Light Shuttle" |
        | Old Surveyor  | on "Quiet Planet"      |
      When Alice attempts "Quiet Planet"
      Then "Quiet Planet" is still not completed
      When Alice beams "Linguist Ona" to "Quiet Planet"
      And Alice attempts "Quiet Planet"
      Then "Quiet Planet" is now completed
      And Alice now has 30 points

      @1e-glossary @1e-2014
      Examples: In First Edition
        | spaceline                    |
        | the Alpha Quadrant spaceline |

      @2e
      Examples: In Second Edition
        | spaceline         |
        | Alice's spaceline |
