Feature: Crews that leave their ship in 1996
  Before a battle they may, and are found where they are; in its midst a card has to say so.

  Background:
    Given the spaceline:
      | mission        |
      | Excavation     |
      | Relief Mission |
    And Alice has:
      | card                 | where                         |
      | Type VI Shuttlecraft | at "Excavation"               |
      | Calloway             | aboard "Type VI Shuttlecraft" |

  @ruling=faq96-23-beaming-04
  Rule: Whoever is stranded on a planet may be attacked there

    Background:
      Given Bob has:
        | card   | where           |
        | Bortas | at "Excavation" |
        | Gowron | aboard "Bortas" |
        | Klag   | on "Excavation" |

    Example: Calloway has left the shuttle before it is destroyed, and Klag finds her
      When Alice beams "Calloway" to "Excavation"
      And Alice ends the turn
      And Bob attacks "Type VI Shuttlecraft" with "Bortas"
      And Bob attacks "Calloway" with "Klag"
      Then "Type VI Shuttlecraft" has been destroyed
      And "Calloway" has been killed

  @ruling=faq96-23-beaming-05
  Rule: Nobody is beamed off in the midst of a battle of ships

    Background:
      Given Alice has:
        | card                           | where   |
        | Near-Warp Transport            | in hand |
        | Emergency Transporter Armbands | in hand |
      And Bob has:
        | card   | where           |
        | Bortas | at "Excavation" |
        | Gowron | aboard "Bortas" |
      And it is Bob's turn

    Example: Calloway is lost with the shuttle
      When Bob attacks "Type VI Shuttlecraft" with "Bortas"
      And Alice responds with "Near-Warp Transport" to "Relief Mission"
      Then that is illegal
      And "Calloway" has been killed

    Example: the armbands say that they may be used
      When Bob attacks "Type VI Shuttlecraft" with "Bortas"
      And Alice responds with "Emergency Transporter Armbands" to "Excavation"
      Then that is legal

  @ruling=faq96-23-beaming-06
  Rule: Emergency Transporter Armbands save a crew in the midst of a battle

    @frame=open
    Example: the shuttle is destroyed, and Calloway is on the planet
      Given Alice has:
        | card                           | where   |
        | Emergency Transporter Armbands | in hand |
      And Bob has:
        | card   | where           |
        | Bortas | at "Excavation" |
        | Gowron | aboard "Bortas" |
      And it is Bob's turn
      When Bob attacks "Type VI Shuttlecraft" with "Bortas"
      And Alice responds with "Emergency Transporter Armbands" to "Excavation"
      Then "Type VI Shuttlecraft" has been destroyed
      And "Calloway" is now on "Excavation"
      And "Calloway" has not been killed
