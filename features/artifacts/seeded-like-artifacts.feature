Feature: Personnel and equipment earned like artifacts
  Whoever solves the mission takes what was seeded there.

  @ruling=1eS-seed-phases-36
  Rule: Personnel and equipment seeded under a mission are earned when it is solved

    Background:
      Given it is Alice's orders
      And these made-up cards:
        | card         | type      | affiliations | skills                                            | strength | unique |
        | Old Smuggler | personnel | Bajoran      | OFFICER, Navigation, Treachery, Transporter Skill | 41       |        |
        | Freed Farmer | personnel | Bajoran      |                                                   | 5        | no     |

    @frame=unsayable
    Scenario Outline: <what> is earned at <mission>
      Given the spaceline:
        | mission   |
        | <mission> |
      And Alice has:
        | card         | where             |
        | Old Smuggler | on "<mission>"    |
        | <card>       | under "<mission>" |
      When Alice attempts "<mission>"
      Then "<card>" is now on "<mission>"

      @part=equipment
      Examples: Equipment
        | what     | card           | mission            |
        | a phaser | Bajoran Phaser | Search for Weapons |

      @part=personnel
      Examples: Personnel
        | what        | card         | mission          |
        | a personnel | Freed Farmer | Rescue Prisoners |

    @frame=unsayable
    Example: a phaser that Bob has seeded is Alice's, who solves the mission
      Given the spaceline:
        | mission            |
        | Search for Weapons |
      And Alice has:
        | card         | where                   |
        | Old Smuggler | on "Search for Weapons" |
      And Bob has:
        | card           | where                      |
        | Bajoran Phaser | under "Search for Weapons" |
      When Alice attempts "Search for Weapons"
      Then "Bajoran Phaser" is now on "Search for Weapons"
      And "Bajoran Phaser" is now controlled by Alice

  @ruling=1eS-seed-phases-37
  Rule: Mirasta Yale is not earned by solving the mission

    Background:
      Given it is Alice's orders
      And these made-up cards:
        | card          | type      | affiliations | skills      | integrity |
        | Old Professor | personnel | Federation   | Archaeology | 29        |
      And the spaceline:
        | mission    |
        | Excavation |

    @frame=unsayable
    Example: she stays under Excavation
      Given Alice has:
        | card          | where              |
        | Old Professor | on "Excavation"    |
        | Mirasta Yale  | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Excavation" is now completed
      And "Mirasta Yale" is still under "Excavation"
