Feature: Personnel and equipment seeded under missions
  A text may let them lie there, as artifacts do.

  @ruling=1eS-seed-phases-35
  Rule: Personnel and equipment that a text lets be seeded lie face down under a mission

    Background:
      Given it is the dilemma phase
      And these made-up cards:
        | card         | type      | affiliations | skills                                            | strength | unique |
        | Old Smuggler | personnel | Bajoran      | OFFICER, Navigation, Treachery, Transporter Skill | 41       |        |
        | Freed Farmer | personnel | Bajoran      |                                                   | 5        | no     |

    @frame=unsayable
    Scenario Outline: <what> lies under <mission> and is no mis-seed
      Given the spaceline:
        | mission   |
        | <mission> |
      And Alice has:
        | card         | where          |
        | Old Smuggler | on "<mission>" |
        | <card>       | in seed cards  |
      When Alice seeds "<card>" under "<mission>"
      Then "<card>" is now face down
      And "<card>" is now under "<mission>"
      When play goes on until Alice's orders
      And Alice attempts "<mission>"
      Then "<card>" is now on "<mission>"

      @part=equipment @part=another-card
      Examples: Equipment
        | what     | card           | mission            |
        | a phaser | Bajoran Phaser | Search for Weapons |

      @part=personnel @part=another-card
      Examples: Personnel
        | what        | card         | mission          |
        | a personnel | Freed Farmer | Rescue Prisoners |

    @part=own-text @frame=unsayable
    Example: Tora Ziyal, whose own text names the mission, lies there as well
      Given these made-up cards:
        | card       | type      | affiliations | skills                        | strength |
        | Gul Ravnok | personnel | Cardassian   | OFFICER x2, Computer Skill x2 | 41       |
      And the spaceline:
        | mission              |
        | Search for Survivors |
      And Alice has:
        | card       | where                     |
        | Gul Ravnok | on "Search for Survivors" |
        | Tora Ziyal | in seed cards             |
      When Alice seeds "Tora Ziyal" under "Search for Survivors"
      Then "Tora Ziyal" is now face down
      And "Tora Ziyal" is now under "Search for Survivors"
      When play goes on until Alice's orders
      And Alice attempts "Search for Survivors"
      Then "Tora Ziyal" is now on "Search for Survivors"
