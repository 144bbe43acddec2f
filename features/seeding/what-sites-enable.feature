Feature: What sites enable
  A Nor is an empty shell; cards report to its sites, and ships dock there.

  Background:
    Given the spaceline:
      | mission         |
      | Eliminate Virus |
    And Alice has:
      | card | where                |
      | Nor  | at "Eliminate Virus" |

  @ruling=1eS-seed-phases-50
  Rule: Sites enable reporting, docking and repair at a Nor, and not the Nor itself

    Background:
      Given these made-up cards:
        | card          | type      | affiliations | classification |
        | Gul Belor     | personnel | Cardassian   | OFFICER        |
        | Light Shuttle | ship      | Cardassian   |                |

    @part=report
    Example: an officer does not report to the Nor itself
      Given Alice has:
        | card          | where                 |
        | Docking Ports | in the sites of "Nor" |
        | Gul Belor     | in hand               |
      When Alice reports "Gul Belor" to "Nor"
      Then that is illegal
      And nothing else has changed

    @part=report
    Example: he reports to its Ops
      Given Alice has:
        | card          | where                 |
        | Ops           | in the sites of "Nor" |
        | Docking Ports | in the sites of "Nor" |
        | Gul Belor     | in hand               |
      When Alice reports "Gul Belor" aboard "Ops"
      Then "Gul Belor" is now aboard "Ops"
      And nothing else has changed

    @part=report
    Example: he may report to an outpost itself
      Given Alice has:
        | card               | where                |
        | Cardassian Outpost | at "Eliminate Virus" |
        | Gul Belor          | in hand              |
      When Alice reports "Gul Belor" to "Cardassian Outpost"
      Then "Gul Belor" is now aboard "Cardassian Outpost"
      And nothing else has changed

    @part=dock
    Example: a ship does not dock at the Nor itself
      Given Alice has:
        | card          | where                  |
        | Docking Ports | in the sites of "Nor"  |
        | Light Shuttle | at "Eliminate Virus"   |
        | Gul Belor     | aboard "Light Shuttle" |
      When Alice docks "Light Shuttle" at "Nor"
      Then that is illegal
      And nothing else has changed

    @part=dock
    Example: it docks at the Docking Ports
      Given Alice has:
        | card          | where                  |
        | Docking Ports | in the sites of "Nor"  |
        | Light Shuttle | at "Eliminate Virus"   |
        | Gul Belor     | aboard "Light Shuttle" |
      When Alice docks "Light Shuttle" at "Docking Ports"
      Then "Light Shuttle" is now docked at "Docking Ports"
      And nothing else has changed

    @part=dock
    Example: it may dock at an outpost itself
      Given Alice has:
        | card               | where                  |
        | Cardassian Outpost | at "Eliminate Virus"   |
        | Light Shuttle      | at "Eliminate Virus"   |
        | Gul Belor          | aboard "Light Shuttle" |
      When Alice docks "Light Shuttle" at "Cardassian Outpost"
      Then "Light Shuttle" is now docked at "Cardassian Outpost"
      And nothing else has changed

    @part=repair
    Scenario Outline: a ship that is docked at the <site> for two turns is <outcome>
      Given Alice has:
        | card          | where                 | state   |
        | <site>        | in the sites of "Nor" |         |
        | Light Shuttle | docked at "<site>"    | damaged |
      And it is Bob's turn
      When Bob ends the turn
      And Alice ends the turn
      And Bob ends the turn
      And Alice ends the turn
      Then "Light Shuttle" is <outcome>
      And nothing else has changed

      Examples: By the text of the Docking Pylons, and by no other
        | site           | outcome           |
        | Docking Ports  | still damaged     |
        | Docking Pylons | no longer damaged |

  @ruling=1eS-seed-phases-51
  Rule: Cards report to sites only where the Nor has a docking site

    Background:
      Given these made-up cards:
        | card      | type      | affiliations | classification |
        | Gul Belor | personnel | Cardassian   | OFFICER        |
      And Alice has:
        | card      | where                 |
        | Ops       | in the sites of "Nor" |
        | Gul Belor | in hand               |

    Example: nobody reports to Ops where no ship can dock
      Given Alice has:
        | card      | where                 |
        | Infirmary | in the sites of "Nor" |
      When Alice reports "Gul Belor" aboard "Ops"
      Then that is illegal
      And nothing else has changed

    Scenario Outline: an officer reports where there are <site>
      Given Alice has:
        | card   | where                 |
        | <site> | in the sites of "Nor" |
      When Alice reports "Gul Belor" aboard "Ops"
      Then "Gul Belor" is now aboard "Ops"
      And nothing else has changed

      Examples:
        | site           |
        | Docking Ports  |
        | Docking Pads   |
        | Docking Pylons |

    Example: Docking Ports of another Nor do not help
      Given the spaceline:
        | mission       |
        | Alter Records |
      And Alice has:
        | card          | where                       |
        | Terok Nor     | at "Alter Records"          |
        | Docking Ports | in the sites of "Terok Nor" |
      When Alice reports "Gul Belor" aboard "Ops"
      Then that is illegal
      And nothing else has changed
