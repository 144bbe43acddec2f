Feature: Basic rules of staffing
  What a ship does only with its crew complete.

  @ruling=custom-staffing-02
  Rule: A ship that is not staffed neither lands nor cloaks

    Scenario Outline: the ship <does> with <crew> aboard, and that is <verdict>
      Given these made-up cards:
        | card         | type      | class | kind   | affiliations | attempted by | staffing       | icons   | keywords      | range |
        | Quiet Planet | mission   |       | planet |              | any          |                |         |               |       |
        | Grey Lander  | ship      |       |        | Romulan      |              | command, staff |         | <what it has> | 8     |
        | Old Centurio | personnel |       |        | Romulan      |              |                | command |               |       |
        | Young Uhlan  | personnel |       |        | Romulan      |              |                | staff   |               |       |
      And these locations:
        | location     |
        | Quiet Planet |
      And Alice has:
        | card         | where                |
        | Grey Lander  | at "Quiet Planet"    |
        | Old Centurio | aboard "Grey Lander" |
        | Young Uhlan  | <where>              |
      When Alice <does> "Grey Lander"
      Then that is <verdict>

      Examples: All of its crew
        | does   | crew | what it has     | where                | verdict |
        | cloaks | both | Cloaking Device | aboard "Grey Lander" | legal   |
        | phases | both | Phasing Cloak   | aboard "Grey Lander" | legal   |

      @question=functions-that-need-full-staffing
      Examples: Half of its crew
        | does   | crew | what it has     | where             | verdict |
        | cloaks | one  | Cloaking Device | on "Quiet Planet" | illegal |
        | phases | one  | Phasing Cloak   | on "Quiet Planet" | illegal |

      @reading=functions-that-need-full-staffing/moving
      Examples: Half of its crew, where only to move takes all
        | does   | crew | what it has     | where             | verdict |
        | cloaks | one  | Cloaking Device | on "Quiet Planet" | legal   |
        | phases | one  | Phasing Cloak   | on "Quiet Planet" | legal   |

  @ruling=custom-staffing-14
  Rule: A ship that is not staffed does not move

    Background:
      Given these made-up cards:
        | card         | type      | kind   | affiliations | attempted by | staffing       | icons   | keywords        | range |
        | Quiet Planet | mission   | planet |              | any          |                |         |                 |       |
        | Empty Reach  | mission   | space  |              | any          |                |         |                 |       |
        | Grey Scout   | ship      |        | Romulan      |              | command, staff |         | Cloaking Device | 8     |
        | Old Centurio | personnel |        | Romulan      |              |                | command |                 |       |
        | Young Uhlan  | personnel |        | Romulan      |              |                | staff   |                 |       |

    Scenario Outline: with <crew> of its crew it moves, and that is <verdict>
      Given Alice has:
        | card         | where               |
        | Quiet Planet | in <spaceline>      |
        | Empty Reach  | in <spaceline>      |
        | Grey Scout   | at "Quiet Planet"   |
        | Old Centurio | aboard "Grey Scout" |
        | Young Uhlan  | <where>             |
      When Alice moves "Grey Scout" to "Empty Reach"
      Then that is <verdict>

      @1e-1996
      Examples: One is missing, or none, in First Edition
        | crew | where               | verdict | spaceline                    |
        | half | on "Quiet Planet"   | illegal | the Alpha Quadrant spaceline |
        | all  | aboard "Grey Scout" | legal   | the Alpha Quadrant spaceline |

      @2e
      Examples: One is missing, or none, in Second Edition
        | crew | where               | verdict | spaceline         |
        | half | on "Quiet Planet"   | illegal | Alice's spaceline |
        | all  | aboard "Grey Scout" | legal   | Alice's spaceline |

    @1e-1996
    Scenario Outline: a scout that Alice has won from Bob moves with <crew> of its crew, and that is <verdict>
      Given Alice has:
        | card         | where                           |
        | Quiet Planet | in the Alpha Quadrant spaceline |
        | Empty Reach  | in the Alpha Quadrant spaceline |
      And Bob has:
        | card       | where             | state               |
        | Grey Scout | at "Quiet Planet" | controlled by Alice |
      And Alice has:
        | card         | where               |
        | Old Centurio | aboard "Grey Scout" |
        | Young Uhlan  | <where>             |
      When Alice moves "Grey Scout" to "Empty Reach"
      Then that is <verdict>

      Examples: One is missing, or none
        | crew | where               | verdict |
        | half | on "Quiet Planet"   | illegal |
        | all  | aboard "Grey Scout" | legal   |

    @1e-1996
    Scenario Outline: with <crew> of its crew it <does>, and that is <verdict>
      Given Alice has:
        | card            | where                           |
        | Quiet Planet    | in the Alpha Quadrant spaceline |
        | Romulan Outpost | at "Quiet Planet"               |
        | Grey Scout      | <place>                         |
        | Old Centurio    | aboard "Grey Scout"             |
        | Young Uhlan     | <where>                         |
      When Alice <act>
      Then that is <verdict>

      Examples: Docking and undocking, with one missing, or none
        | crew | does    | place                       | where               | act                                           | verdict |
        | half | docks   | at "Quiet Planet"           | on "Quiet Planet"   | docks "Grey Scout" at "Romulan Outpost"       | illegal |
        | all  | docks   | at "Quiet Planet"           | aboard "Grey Scout" | docks "Grey Scout" at "Romulan Outpost"       | legal   |
        | half | undocks | docked at "Romulan Outpost" | on "Quiet Planet"   | undocks "Grey Scout" from "Romulan Outpost"   | illegal |
        | all  | undocks | docked at "Romulan Outpost" | aboard "Grey Scout" | undocks "Grey Scout" from "Romulan Outpost"   | legal   |

  @ruling=custom-staffing-01
  Rule: Somebody of its affiliation is needed to staff a ship

    Scenario Outline: a <who> flies a ship that is Romulan and asks for no icons, and that is <verdict>
      Given these made-up cards:
        | card         | type      | kind   | affiliations | attempted by | range |
        | Quiet Planet | mission   | planet |              | any          |       |
        | Empty Reach  | mission   | space  |              | any          |       |
        | Grey Scout   | ship      |        | Romulan      |              | 8     |
        | Lone Pilot   | personnel |        | <who>        |              |       |
      And Alice has:
        | card         | where               |
        | Quiet Planet | in <spaceline>      |
        | Empty Reach  | in <spaceline>      |
        | Grey Scout   | at "Quiet Planet"   |
        | Lone Pilot   | aboard "Grey Scout" |
      When Alice moves "Grey Scout" to "Empty Reach"
      Then that is <verdict>

      @1e-1996
      Examples: One of its own, and one who merely goes along, in First Edition
        | who         | verdict | spaceline                    |
        | Romulan     | legal   | the Alpha Quadrant spaceline |
        | Non-Aligned | illegal | the Alpha Quadrant spaceline |

      @2e
      Examples: One of its own, and one who merely goes along, in Second Edition
        | who         | verdict | spaceline         |
        | Romulan     | legal   | Alice's spaceline |
        | Non-Aligned | illegal | Alice's spaceline |

    Scenario Outline: the only Romulan aboard a Romulan scout is <player>'s, and for Alice to move it is <verdict>
      Given these made-up cards:
        | card         | type      | kind   | affiliations | attempted by | range |
        | Quiet Planet | mission   | planet |              | any          |       |
        | Empty Reach  | mission   | space  |              | any          |       |
        | Grey Scout   | ship      |        | Romulan      |              | 8     |
        | Lone Pilot   | personnel |        | Non-Aligned  |              |       |
        | Young Uhlan  | personnel |        | Romulan      |              |       |
      And Alice has:
        | card         | where               |
        | Quiet Planet | in <spaceline>      |
        | Empty Reach  | in <spaceline>      |
        | Grey Scout   | at "Quiet Planet"   |
        | Lone Pilot   | aboard "Grey Scout" |
      And <player> has:
        | card        | where               |
        | Young Uhlan | aboard "Grey Scout" |
      When Alice moves "Grey Scout" to "Empty Reach"
      Then that is <verdict>

      @1e-1996
      Examples: Bob's, and hers, in First Edition
        | player | verdict | spaceline                    |
        | Bob    | illegal | the Alpha Quadrant spaceline |
        | Alice  | legal   | the Alpha Quadrant spaceline |

      @2e
      Examples: Bob's, and hers, in Second Edition
        | player | verdict | spaceline         |
        | Bob    | illegal | Alice's spaceline |
        | Alice  | legal   | Alice's spaceline |

    @1e-1996
    Scenario Outline: the one engineer aboard a shuttle is <who>, and to launch it is <verdict>
      Given these made-up cards:
        | card       | type      | affiliations | classification |
        | Lone Pilot | personnel | <who>        | ENGINEER       |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                      | where                         |
        | Engage Shuttle Operations | on the table                  |
        | U.S.S. Enterprise         | at "Excavation"               |
        | Type VI Shuttlecraft      | aboard "U.S.S. Enterprise"    |
        | Lone Pilot                | aboard "Type VI Shuttlecraft" |
      When Alice launches "Type VI Shuttlecraft" from "U.S.S. Enterprise"
      Then that is <verdict>

      Examples: One of its own, and one who merely goes along
        | who         | verdict |
        | Federation  | legal   |
        | Non-Aligned | illegal |

  @ruling=custom-staffing-10
  Rule: The crew must have the icons that the ship asks for, each of another personnel

    Scenario Outline: <how many> with two icons each on a ship that asks for two, and to move is <verdict>
      Given these made-up cards:
        | card         | type      | kind   | affiliations | attempted by | staffing       | icons          | range |
        | Quiet Planet | mission   | planet |              | any          |                |                |       |
        | Empty Reach  | mission   | space  |              | any          |                |                |       |
        | Grey Scout   | ship      |        | Romulan      |              | command, staff |                | 8     |
        | Old Centurio | personnel |        | Romulan      |              |                | command, staff |       |
        | Young Uhlan  | personnel |        | Romulan      |              |                | command, staff |       |
      And Alice has:
        | card         | where               |
        | Quiet Planet | in <spaceline>      |
        | Empty Reach  | in <spaceline>      |
        | Grey Scout   | at "Quiet Planet"   |
        | Old Centurio | aboard "Grey Scout" |
        | Young Uhlan  | <where>             |
      When Alice moves "Grey Scout" to "Empty Reach"
      Then that is <verdict>

      @1e-1996
      Examples: One, and two, in First Edition
        | how many | where               | verdict | spaceline                    |
        | one      | on "Quiet Planet"   | illegal | the Alpha Quadrant spaceline |
        | two      | aboard "Grey Scout" | legal   | the Alpha Quadrant spaceline |

      @2e
      Examples: One, and two, in Second Edition
        | how many | where               | verdict | spaceline         |
        | one      | on "Quiet Planet"   | illegal | Alice's spaceline |
        | two      | aboard "Grey Scout" | legal   | Alice's spaceline |

  Rule: A Command icon does for a Staff icon

    Scenario Outline: the ship asks for a <needed> icon, its only personnel has a <icon> icon, and to move is <verdict>
      Given these made-up cards:
        | card         | type      | kind   | affiliations | attempted by | staffing | icons  | range |
        | Quiet Planet | mission   | planet |              | any          |          |        |       |
        | Empty Reach  | mission   | space  |              | any          |          |        |       |
        | Grey Scout   | ship      |        | Romulan      |              | <needed> |        | 8     |
        | Old Centurio | personnel |        | Romulan      |              |          | <icon> |       |
      And Alice has:
        | card         | where               |
        | Quiet Planet | in <spaceline>      |
        | Empty Reach  | in <spaceline>      |
        | Grey Scout   | at "Quiet Planet"   |
        | Old Centurio | aboard "Grey Scout" |
      When Alice moves "Grey Scout" to "Empty Reach"
      Then that is <verdict>

      @ruling=custom-staffing-10 @1e-1996
      Examples: Staff for Command, in First Edition
        | icon  | needed  | verdict | spaceline                    |
        | staff | command | illegal | the Alpha Quadrant spaceline |

      @ruling=custom-staffing-11 @1e-1996
      Examples: Command for Staff, in First Edition
        | icon    | needed | verdict | spaceline                    |
        | command | staff  | legal   | the Alpha Quadrant spaceline |

      @ruling=custom-staffing-10 @2e
      Examples: Staff for Command, in Second Edition
        | icon  | needed  | verdict | spaceline         |
        | staff | command | illegal | Alice's spaceline |

      @ruling=custom-staffing-11 @2e
      Examples: Command for Staff, in Second Edition
        | icon    | needed | verdict | spaceline         |
        | command | staff  | legal   | Alice's spaceline |

  @ruling=custom-staffing-04
  Rule: Each copy of a personnel fills an icon of its own

    Scenario Outline: <how many> of two copies is aboard a ship that asks for two, and to move is <verdict>
      Given these made-up cards:
        | card         | type      | kind   | affiliations | attempted by | staffing     | icons | range |
        | Quiet Planet | mission   | planet |              | any          |              |       |       |
        | Empty Reach  | mission   | space  |              | any          |              |       |       |
        | Grey Scout   | ship      |        | Romulan      |              | staff, staff |       | 8     |
        | Young Uhlan  | personnel |        | Romulan      |              |              | staff |       |
      And Alice has:
        | card              | where                           |
        | Quiet Planet      | in the Alpha Quadrant spaceline |
        | Empty Reach       | in the Alpha Quadrant spaceline |
        | Grey Scout        | at "Quiet Planet"               |
        | Young Uhlan [one] | aboard "Grey Scout"             |
        | Young Uhlan [two] | <where>                         |
      When Alice moves "Grey Scout" to "Empty Reach"
      Then that is <verdict>

      Examples: One, and each
        | how many | where               | verdict |
        | one      | on "Quiet Planet"   | illegal |
        | each     | aboard "Grey Scout" | legal   |
