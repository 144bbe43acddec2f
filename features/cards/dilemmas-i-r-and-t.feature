Feature: Dilemmas as printed: I, R and T
  What single dilemmas ask for and do, where no document says more of them.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Explore Black Cluster |

  @ruling=custom-cards-319
  Rule: Interphasic Plasma Creatures are kept away by 2 SCIENCE or Mindmeld

    @frame=differs
    Scenario Outline: <case> is there, and the clerk has STRENGTH <strength>
      Given these made-up cards:
        | card  | type      | affiliations | skills   | strength |
        | Clerk | personnel | Federation   | <skills> | 7        |
      And Alice has:
        | card  | where           |
        | Clerk | on "Excavation" |
      And Bob has:
        | card                         | where              |
        | Klag                         | on "Excavation"    |
        | Alternate Universe Door      | on the table       |
        | Interphasic Plasma Creatures | under "Excavation" |
      When Alice attempts "Excavation"
      Then the STRENGTH of "Clerk" is <strength>
      And the STRENGTH of "Klag" is 7

      Examples: What it asks for, and less
        | case     | skills   | strength |
        | SCIENCE  | SCIENCE  | 5        |
        | Mindmeld | Mindmeld | 7        |

    @frame=many
    Scenario Outline: <who> joins a SCIENCE, and the clerk has STRENGTH <strength>
      Given these made-up cards:
        | card    | type      | affiliations | skills  | strength |
        | Clerk   | personnel | Federation   |         | 7        |
        | Scholar | personnel | Federation   | SCIENCE | 7        |
      And Alice has:
        | card            | where           |
        | Clerk [mine]    | on "Excavation" |
        | Scholar [first] | on "Excavation" |
        | <who> [second]  | on "Excavation" |
      And Bob has:
        | card                         | where              |
        | Alternate Universe Door      | on the table       |
        | Interphasic Plasma Creatures | under "Excavation" |
      When Alice attempts "Excavation"
      Then the STRENGTH of "Clerk" [mine] is <strength>

      Examples: Two, and one
        | who     | strength |
        | Scholar | 7        |
        | Worf    | 5        |

  @ruling=custom-cards-320
  Rule: Iconian Computer Weapon has you discard and draw what is no personnel, unless there is SCIENCE

    @frame=many
    Scenario Outline: <who> is aboard, and the Tricorder is <where>
      Given these made-up cards:
        | card    | type      | affiliations | skills  |
        | Scholar | personnel | Federation   | SCIENCE |
      And Alice has:
        | card      | where                      |
        | Runabout  | at "Explore Black Cluster" |
        | <who>     | aboard "Runabout"          |
        | Tricorder | in hand                    |
        | Tasha Yar | in hand                    |
      And Bob has:
        | card                    | where                         |
        | Iconian Computer Weapon | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Tricorder" is <where>
      And "Tasha Yar" is still in Alice's hand
      And Alice's hand holds two cards

      Examples: Without SCIENCE, and with it
        | who     | where                       |
        | Worf    | now in Alice's discard pile |
        | Scholar | still in Alice's hand       |

  @ruling=custom-cards-321
  Rule: Of several with the most skills Trauma takes whom you choose

    @frame=many
    Example: of two with two skills you choose one
      Given these made-up cards:
        | card  | type      | affiliations | skills            |
        | Ann   | personnel | Federation   | Law, Diplomacy    |
        | Beth  | personnel | Federation   | Honor, Navigation |
        | Clerk | personnel | Federation   | Law               |
      And Alice has:
        | card  | where           |
        | Ann   | on "Excavation" |
        | Beth  | on "Excavation" |
        | Clerk | on "Excavation" |
      And Bob has:
        | card   | where              |
        | Trauma | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses "Beth" from "Ann" and "Beth"
      Then "Trauma" is now on "Beth"
      And "Beth" is now disabled
      And "Ann" and "Clerk" are still not disabled

  @ruling=custom-cards-930
  Rule: Trauma kills its patient when his player solves the mission where it was met

    @frame=many
    Example: Alice solves another mission first, which kills nobody
      Given these made-up cards:
        | card       | type      | kind   | attempted by | requires | affiliations | skills         |
        | Quiet Moon | mission   | planet | any          | Honor    |              |                |
        | Next Moon  | mission   | planet | any          | Honor    |              |                |
        | Envoy      | personnel |        |              |          | Federation   | Law, Diplomacy |
        | Digger     | personnel |        |              |          | Federation   | Honor          |
      And the spaceline:
        | mission    |
        | Quiet Moon |
        | Next Moon  |
      And Alice has:
        | card         | where             |
        | Envoy        | on "Quiet Moon"   |
        | Digger [one] | on "Next Moon"    |
        | Runabout     | at "Quiet Moon"   |
        | Digger [two] | aboard "Runabout" |
      And Bob has:
        | card   | where              |
        | Trauma | under "Quiet Moon" |
      When Alice attempts "Quiet Moon" from "Quiet Moon"
      Then "Trauma" is now on "Envoy"
      When Alice attempts "Next Moon"
      Then "Next Moon" has been solved by Alice
      And "Envoy" has not been killed
      When Alice beams "Digger" [two] to "Quiet Moon"
      And Alice attempts "Quiet Moon" from "Quiet Moon"
      Then "Quiet Moon" has been solved by Alice
      And "Envoy" has been killed

  @ruling=custom-cards-311
  Rule: REM Fatigue Hallucinations are cured by 3 MEDICAL

    @frame=differs
    Scenario Outline: with <skills> aboard they are <where>
      Given these made-up cards:
        | card  | type      | affiliations | skills   |
        | Clerk | personnel | Federation   | <skills> |
      And Alice has:
        | card     | where                      |
        | Runabout | at "Explore Black Cluster" |
        | Clerk    | aboard "Runabout"          |
      And Bob has:
        | card                       | where                         |
        | REM Fatigue Hallucinations | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "REM Fatigue Hallucinations" are now <where>

      Examples: Three, and two
        | skills     | where                 |
        | MEDICAL x3 | in Alice's point area |
        | MEDICAL x2 | on "Runabout"         |

  @ruling=custom-cards-313
  Rule: When its countdown expires Hyper-Aging kills those in its quarantine, and nobody else

    @frame=many
    Example: the old woman dies; a crew in orbit and those elsewhere do not
      Given Alice has:
        | card               | where                       |
        | Tasha Yar          | on "Excavation"             |
        | Runabout           | at "Excavation"             |
        | Linda Larson       | aboard "Runabout"           |
        | William T. Riker   | aboard "Runabout" [distant] |
        | Runabout [distant] | at "Explore Black Cluster"  |
      And Bob has:
        | card        | where              |
        | Hyper-Aging | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Tasha Yar" is now quarantined
      When play goes on until the start of Bob's turn
      And play goes on until the start of Bob's turn
      And play goes on until the start of Bob's turn
      And play goes on until the start of Bob's turn
      And play goes on until the start of Bob's turn
      Then "Tasha Yar" has been killed
      And "Linda Larson" and "William T. Riker" have not been killed
