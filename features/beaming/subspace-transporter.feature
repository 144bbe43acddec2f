Feature: Subspace Transporter
  An event on a ship by which those of Treachery come and go.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card                 | where             |
      | Runabout             | at "Excavation"   |
      | Subspace Transporter | on "Runabout"     |

  @ruling=1eS-subspace-transporter-02
  Rule: Nobody is beamed with it but Treachery personnel of its player's

    Background:
      Given Alice has:
        | card     | where             |
        | Ro Laren | aboard "Runabout" |
        | Worf     | aboard "Runabout" |
      And Bob has:
        | card   | where           |
        | Bortas | at "Excavation" |

    Example: Ro Laren goes aboard the Bortas, and Worf, who is honest, does not
      When Alice uses "Subspace Transporter" aboard "Bortas" with "Worf"
      Then that is illegal
      When Alice uses "Subspace Transporter" aboard "Bortas" with "Ro Laren"
      Then "Ro Laren" is now aboard "Bortas"
      And nothing else has changed

    Example: equipment does not go by itself
      Given Alice has:
        | card        | where             |
        | Medical Kit | aboard "Runabout" |
      When Alice uses "Subspace Transporter" aboard "Bortas" with "Medical Kit"
      Then that is illegal
      And nothing else has changed

  @ruling=1eS-subspace-transporter-03
  Rule: The equipment that the Treachery personnel carries is beamed along

    Example: Ro Laren takes a Medical Kit to the Bortas
      Given Alice has:
        | card     | where             |
        | Ro Laren | aboard "Runabout" |
        | Medical Kit | aboard "Runabout" |
      And Bob has:
        | card   | where           |
        | Bortas | at "Excavation" |
      When Alice uses "Subspace Transporter" aboard "Bortas" with "Ro Laren" and "Medical Kit"
      Then "Ro Laren" and "Medical Kit" are now aboard "Bortas"
      And nothing else has changed

  @ruling=1eS-subspace-transporter-01
  Rule: Whoever was captured aboard the opponent's ship is not beamed back with it

    @frame=many
    Example: Ilon Tandro captures Galen, and returns without him
      Given Alice has:
        | card        | where             |
        | Ilon Tandro | aboard "Runabout" |
        | Worf        | aboard "Runabout" |
      And Bob has:
        | card   | where           |
        | Bortas | at "Excavation" |
        | Galen  | aboard "Bortas" |
      When Alice uses "Subspace Transporter" aboard "Bortas" with "Ilon Tandro"
      And Alice uses "Ilon Tandro" on "Galen"
      Then "Galen" has been captured
      When play goes on until the orders of Alice's second turn
      And Alice uses "Subspace Transporter" aboard "Runabout" with "Galen"
      Then that is illegal
      When Alice uses "Subspace Transporter" aboard "Runabout" with "Ilon Tandro"
      Then "Ilon Tandro" is now aboard "Runabout"
      And "Galen" is still aboard "Bortas"
