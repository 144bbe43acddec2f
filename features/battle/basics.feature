Feature: Basic rules of battle
  Who reaches whom, and what it takes to attack.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=custom-battle-91
  Rule: Personnel battle those who are where they are

    Background:
      Given Alice has:
        | card           | where                   |
        | I.K.C. Hegh'ta | at "Excavation"         |
        | Kurn           | aboard "I.K.C. Hegh'ta" |
        | Klag           | on "Excavation"         |
      And Bob has:
        | card    | where           |
        | Haakona | at "Excavation" |

    @1e-1996 @1e-glossary @1e-2014
    Scenario Outline: Taris is <where>, and <attacker> attacks her, which is <verdict>
      Given Bob has:
        | card  | where   |
        | Taris | <where> |
      When Alice attacks "Taris" with "<attacker>"
      Then that is <verdict>

      Examples: On the same planet, aboard the same ship, and elsewhere
        | where                   | attacker | verdict |
        | on "Excavation"         | Klag     | legal   |
        | aboard "I.K.C. Hegh'ta" | Kurn     | legal   |
        | aboard "Haakona"        | Kurn     | illegal |
        | aboard "Haakona"        | Klag     | illegal |
        | on "Excavation"         | Kurn     | illegal |

  @ruling=custom-battle-92
  Rule: Without WEAPONS there is no attack

    Background:
      Given Bob has:
        | card    | where            |
        | Haakona | at "Excavation"  |
        | Taris   | aboard "Haakona" |

    Scenario Outline: a ship with WEAPONS of <weapons> attacks, and that is <verdict>
      Given these made-up cards:
        | card   | type | affiliations | range | weapons   | shields |
        | Cutter | ship | Klingon      | 8     | <weapons> | 5       |
      And Alice has:
        | card   | where           |
        | Cutter | at "Excavation" |
        | Kurn   | aboard "Cutter" |
      Then these are <verdict>:
        | action                                |
        | Alice attacks "Haakona" with "Cutter" |

      Examples: None, and some
        | weapons | verdict |
        | 0       | illegal |
        | 6       | legal   |

    Scenario Outline: an outpost with WEAPONS of <weapons> attacks, and that is <verdict>
      Given these made-up cards:
        | card           | type     | class   | affiliations | weapons   | shields |
        | Border Outpost | facility | outpost | Klingon      | <weapons> | 20      |
      And Alice has:
        | card           | where                   |
        | Border Outpost | at "Excavation"         |
        | Kurn           | aboard "Border Outpost" |
      Then these are <verdict>:
        | action                                        |
        | Alice attacks "Haakona" with "Border Outpost" |

      Examples: None, and some
        | weapons | verdict |
        | 0       | illegal |
        | 6       | legal   |

  @ruling=custom-battle-93
  Rule: Borg begin a battle with a Defense drone

    Scenario Outline: the drone has <icon> and <skill>, and to attack is <verdict>
      Given these made-up cards:
        | card      | type      | affiliations | icons  | skills  | strength |
        | New Drone | personnel | Borg         | <icon> | <skill> | 8        |
      And Alice has:
        | card      | where           |
        | New Drone | on "Excavation" |
      And Bob has:
        | card | where           |
        | Worf | on "Excavation" |
      When Alice attacks "Worf" with "New Drone"
      Then that is <verdict>

      Examples: A leader, and a drone of Defense
        | icon          | skill      | verdict |
        | communication | Leadership | illegal |
        | defense       | Physics    | legal   |
