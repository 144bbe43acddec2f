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

    Scenario Outline: Bob has hailed the Bortas and the Runabout, and that the Vorn attacks the Runabout <how> is <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card        | where                |
        | Bortas      | at "Excavation"      |
        | Kargan      | aboard "Bortas"      |
        | I.K.S. Vorn | at "Excavation"      |
        | Kurn        | aboard "I.K.S. Vorn" |
      And Bob has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Calloway | aboard "Runabout" |
        | Hail     | in hand           |
      When Bob plays "Hail" on "Bortas" with "Runabout"
      And Alice attacks "Runabout" with <ships>
      Then that is <verdict>

      Examples: Alone, and along with the Bortas
        | how                   | ships                      | verdict |
        | alone                 | "I.K.S. Vorn"              | legal   |
        | along with the Bortas | "I.K.S. Vorn" and "Bortas" | illegal |

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

  @ruling=custom-cards-49
  Rule: Warp Core Breach and Plasma Fire are not for ships of the Borg

    Scenario Outline: Bob plays <event> on <ship>, and that is <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card   | where           |
        | <ship> | at "Excavation" |
      And Bob has:
        | card    | where   |
        | <event> | in hand |
      And it is Bob's turn
      When Bob plays "<event>" on "<ship>"
      Then that is <verdict>

      Examples: A ship of theirs, and another one
        | event            | ship      | verdict |
        | Warp Core Breach | Borg Cube | illegal |
        | Warp Core Breach | Runabout  | legal   |
        | Plasma Fire      | Borg Cube | illegal |
        | Plasma Fire      | Runabout  | legal   |

  @ruling=custom-cards-54
  Rule: Gomtuu hurls its target along the spaceline

    Background:
      Given these made-up cards:
        | card        | type      | affiliations | skills                 |
        | Lone Empath | personnel | Non-Aligned  | Empathy x2, Leadership |
      And the spaceline:
        | mission        |
        | Survey Mission |
        | Relief Mission |
      And Alice has:
        | card        | where               |
        | Gomtuu      | at "Survey Mission" |
        | Lone Empath | aboard "Gomtuu"     |

    @frame=many
    Example: a ship with SHIELDS under 9 comes to another location
      Given Bob has:
        | card    | where               |
        | Haakona | at "Survey Mission" |
      When Alice attacks "Haakona" with "Gomtuu"
      Then "Haakona" is now at "Relief Mission"

    @frame=many
    Example: one with SHIELDS of 9 stays
      Given Bob has:
        | card              | where               |
        | U.S.S. Enterprise | at "Survey Mission" |
      When Alice attacks "U.S.S. Enterprise" with "Gomtuu"
      Then "U.S.S. Enterprise" is still at "Survey Mission"

  @ruling=custom-cards-53
  Rule: Supernova does not destroy Gomtuu while it is staffed

    @frame=many
    Example: it is left, and another ship is not
      Given the spaceline:
        | mission        |
        | Plunder Site   |
        | Survey Mission |
      And Alice has:
        | card       | where               |
        | Gomtuu     | at "Survey Mission" |
        | Tam Elbrun | aboard "Gomtuu"     |
        | Runabout   | at "Survey Mission" |
      And Bob has:
        | card      | where        |
        | Tox Uthat | on the table |
        | Supernova | in hand      |
      And it is Bob's turn
      When Bob plays "Supernova" on "Survey Mission"
      Then "Gomtuu" has not been destroyed
      And "Runabout" has been destroyed

  @ruling=custom-cards-71
  Rule: A Subspace Warp Rift damages ships that pass over it

    Example: a Runabout flies on
      Given the spaceline:
        | mission        | span |
        | Excavation     | 2    |
        | Plunder Site   | 2    |
        | Relief Mission | 2    |
      And Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Calloway | aboard "Runabout" |
      And Bob has:
        | card               | where             |
        | Subspace Warp Rift | on "Plunder Site" |
      When Alice moves "Runabout" to "Relief Mission"
      Then "Runabout" is now damaged
      And "Runabout" is now at "Relief Mission"
      And nothing else has changed
