Feature: Cards played on ships and outposts
  Beaming, hailing and what a Spacedoor costs, as printed.

  @ruling=custom-cards-13
  Rule: Near-Warp Transport beams from a ship

    Scenario Outline: Worf is <where>, and to beam him by it is <verdict>
      Given the spaceline:
        | mission        |
        | Relief Mission |
        | Excavation     |
      And Alice has:
        | card                | where                      |
        | Federation Outpost  | at "Excavation"            |
        | U.S.S. Enterprise   | at "Excavation"            |
        | Taurik              | aboard "U.S.S. Enterprise" |
        | Worf                | <where>                    |
        | Near-Warp Transport | in hand                    |
      When Alice plays "Near-Warp Transport" to "Relief Mission" with "Worf"
      Then that is <verdict>

      Examples: On a ship, in an outpost and on the planet
        | where                       | verdict |
        | aboard "U.S.S. Enterprise"  | legal   |
        | aboard "Federation Outpost" | illegal |
        | on "Excavation"             | illegal |

  @ruling=custom-cards-14
  Rule: A Spacedoor costs its outpost 8 SHIELDS

    Scenario Outline: with <doors> on the outpost its SHIELDS are <shields>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card               | where                   | count   |
        | Federation Outpost | at "Excavation"         |         |
        | Spacedoor          | on "Federation Outpost" | <doors> |
      Then the SHIELDS of "Federation Outpost" are <shields>

      Examples: One, and two
        | doors | shields |
        | 1     | 22      |
        | 2     | 14      |

  @ruling=custom-cards-15
  Rule: Ships that were hailed do not fight each other

    Scenario Outline: Bob has hailed the Bortas and <whom>, and to attack the Runabout is <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card   | where           |
        | Bortas | at "Excavation" |
        | Kargan | aboard "Bortas" |
      And Bob has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Calloway | aboard "Runabout" |
        | Decius   | at "Excavation"   |
        | Tomalak  | aboard "Decius"   |
        | Hail     | in hand           |
      When Bob plays "Hail" on "Bortas" with "<whom>"
      And Alice attacks "Runabout" with "Bortas"
      Then that is <verdict>

      Examples: The Runabout, and another ship
        | whom     | verdict |
        | Runabout | illegal |
        | Decius   | legal   |

  @ruling=custom-cards-25
  Rule: Whoever reports to a site that asks for it is compatible with the station

    Scenario Outline: <who> is to report to the Security Office of Terok Nor, and that is <verdict>
      Given the spaceline:
        | mission       | seeded by |
        | Alter Records | Alice     |
      And Alice has:
        | card            | where                       |
        | Terok Nor       | at "Alter Records"          |
        | Docking Pylons  | in the sites of "Terok Nor" |
        | Security Office | in the sites of "Terok Nor" |
        | <who>           | in hand                     |
      When Alice reports "<who>" to "Security Office"
      Then that is <verdict>

      Examples: A Cardassian, and somebody of the Federation
        | who   | verdict |
        | Dakol | legal   |
        | Worf  | illegal |

  @ruling=custom-cards-40
  Rule: A Subspace Transporter beams one personnel each turn

    Example: Ro Laren has gone, and Ilon Tandro does not follow her in the same turn
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                 | where             |
        | Runabout             | at "Excavation"   |
        | Subspace Transporter | on "Runabout"     |
        | Ro Laren             | aboard "Runabout" |
        | Ilon Tandro          | aboard "Runabout" |
      And Bob has:
        | card   | where           |
        | Bortas | at "Excavation" |
      When Alice uses "Subspace Transporter" aboard "Bortas" with "Ro Laren"
      And Alice uses "Subspace Transporter" aboard "Bortas" with "Ilon Tandro"
      Then that is illegal

    Example: in her next turn he does
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                 | where             |
        | Runabout             | at "Excavation"   |
        | Subspace Transporter | on "Runabout"     |
        | Ro Laren             | aboard "Runabout" |
        | Ilon Tandro          | aboard "Runabout" |
      And Bob has:
        | card   | where           |
        | Bortas | at "Excavation" |
      When Alice uses "Subspace Transporter" aboard "Bortas" with "Ro Laren"
      And play goes on until the orders of Alice's second turn
      And Alice uses "Subspace Transporter" aboard "Bortas" with "Ilon Tandro"
      Then that is legal
