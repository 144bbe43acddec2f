Feature: Beamed and back, as printed
  Subspace Transporter, and what interferes with it.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=custom-cards-515
  Rule: Subspace Interference nullifies Hail as it is played, and no other interrupt

    Background:
      Given Bob has:
        | card                  | where           |
        | Subspace Interference | in hand         |
        | Haakona               | at "Excavation" |

    Example: a Hail comes to nothing
      Given Alice has:
        | card     | where           |
        | Hail     | in hand         |
        | Runabout | at "Excavation" |
      When Alice plays "Hail" on "Runabout" with "Haakona"
      And Bob responds with "Subspace Interference"
      Then "Hail" has been nullified
      And "Hail" is now in Alice's discard pile
      And "Subspace Interference" is now in Bob's discard pile
      And nothing else has changed

    Example: any other interrupt does not
      Given these made-up cards:
        | card      | type      |
        | Old Trick | interrupt |
      And Alice has:
        | card      | where   |
        | Old Trick | in hand |
      When Alice plays "Old Trick"
      And Bob responds with "Subspace Interference"
      Then that is illegal

  @ruling=custom-cards-516
  Rule: Subspace Interference alone nullifies Subspace Transporter

    Scenario Outline: Bob plays <card> on it, and that is <verdict>
      Given it is Bob's turn
      And Alice has:
        | card                 | where           |
        | Runabout             | at "Excavation" |
        | Subspace Transporter | on "Runabout"   |
      And Bob has:
        | card   | where   |
        | <card> | in hand |
      When Bob plays "<card>" on "Subspace Transporter"
      Then that is <verdict>

      Examples:
        | card                  | verdict |
        | Subspace Interference | legal   |
        | Kevin Uxbridge        | illegal |

  @ruling=custom-cards-517
  Rule: Subspace Transporter takes the same personnel back in one turn

    Background:
      Given Alice has:
        | card                 | where             |
        | Runabout             | at "Excavation"   |
        | Subspace Transporter | on "Runabout"     |
        | Ro Laren             | aboard "Runabout" |

    @frame=many
    Example: Ro Laren has been aboard Bob's ship, and is back; once more she does not go
      Given Bob has:
        | card   | where           |
        | Bortas | at "Excavation" |
      When Alice uses "Subspace Transporter" aboard "Bortas" with "Ro Laren"
      And Alice uses "Subspace Transporter" aboard "Runabout" with "Ro Laren"
      Then "Ro Laren" is now aboard "Runabout"
      When Alice uses "Subspace Transporter" aboard "Bortas" with "Ro Laren"
      Then that is illegal

    @frame=many
    Example: left aboard Bob's ship in one turn, she comes back and goes there again in the next
      Given Bob has:
        | card   | where           |
        | Bortas | at "Excavation" |
      When Alice uses "Subspace Transporter" aboard "Bortas" with "Ro Laren"
      And play goes on until Alice's second turn
      And Alice uses "Subspace Transporter" aboard "Runabout" with "Ro Laren"
      And Alice uses "Subspace Transporter" aboard "Bortas" with "Ro Laren"
      Then "Ro Laren" is now aboard "Bortas"

    Scenario Outline: Ro Laren has been beamed to the planet, and <who> is beamed up from there, which is <verdict>
      Given these made-up cards:
        | card      | type      | affiliations | skills    |
        | Sly Agent | personnel | Federation   | Treachery |
      And Alice has:
        | card      | where           |
        | Sly Agent | on "Excavation" |
      And this has happened:
        | action                                                           |
        | Alice uses "Subspace Transporter" to "Excavation" with "Ro Laren" |
      When Alice uses "Subspace Transporter" aboard "Runabout" with "<who>"
      Then that is <verdict>

      Examples: The same one, and another one
        | who       | verdict |
        | Ro Laren  | legal   |
        | Sly Agent | illegal |
