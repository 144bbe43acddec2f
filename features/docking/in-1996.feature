Feature: Ships at an outpost in 1996
  They are docked, behind its SHIELDS, and joined to it by a door.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card               | where           |
      | Federation Outpost | at "Excavation" |

  @ruling=faq96-34-extending-shields-01
  Rule: An outpost keeps the SHIELDS that it extends

    Example: a Runabout docks behind its SHIELDS, and it still has all 30
      Given Alice has:
        | card     | where                          |
        | Runabout | docked at "Federation Outpost" |
      Then the SHIELDS of "Federation Outpost" are 30

  @ruling=faq96-34-extending-shields-02
  Rule: An outpost extends its SHIELDS to all ships docked there

    Example: two ships are docked, and both have 15 more
      Given Alice has:
        | card          | where                          |
        | Runabout      | docked at "Federation Outpost" |
        | U.S.S. Oberth | docked at "Federation Outpost" |
      Then the SHIELDS of "Runabout" are 20
      And the SHIELDS of "U.S.S. Oberth" are 22

  @ruling=faq96-34-extending-shields-03
  Rule: Two outposts do not both extend their SHIELDS to one ship

    Example: the Runabout is docked at one of them, and has 15 more and no more
      Given Alice has:
        | card                        | where                          |
        | Federation Outpost [second] | at "Excavation"                |
        | Runabout                    | docked at "Federation Outpost" |
      Then the SHIELDS of "Runabout" are 20

  @ruling=faq96-34-docking-01
  Rule: A ship at an outpost is docked there, and personnel walk through a door

    Example: nobody has said that the Runabout is docked, and Barclay walks aboard
      Given Alice has:
        | card             | where                       |
        | Runabout         | at "Excavation"             |
        | Reginald Barclay | aboard "Federation Outpost" |
      When Alice walks "Reginald Barclay" aboard "Runabout"
      Then "Reginald Barclay" is now aboard "Runabout"
      And nothing else has changed

  @ruling=faq96-34-docking-02
  Rule: Whoever may not be beamed still goes between an outpost and a ship docked there

    Background:
      Given Alice has:
        | card             | where                          |
        | Runabout         | docked at "Federation Outpost" |
        | Reginald Barclay | aboard "Runabout"              |

    Example: Barclay will not be beamed to the outpost, but he walks
      Given Bob has:
        | card                       | where                 |
        | Barclay Transporter Phobia | on "Reginald Barclay" |
      When Alice beams "Reginald Barclay" aboard "Federation Outpost"
      Then that is illegal
      When Alice walks "Reginald Barclay" aboard "Federation Outpost"
      Then "Reginald Barclay" is now aboard "Federation Outpost"
      And nothing else has changed

    Example: he would be if he were not afraid
      When Alice beams "Reginald Barclay" aboard "Federation Outpost"
      Then "Reginald Barclay" is now aboard "Federation Outpost"
      And nothing else has changed

  @ruling=faq96-34-docking-03
  Rule: Personnel may also be beamed between an outpost and a ship docked there

    Scenario Outline: Barclay, who fears nothing yet, is beamed <to>
      Given Alice has:
        | card             | where                          |
        | Runabout         | docked at "Federation Outpost" |
        | Reginald Barclay | <from>                         |
      When Alice beams "Reginald Barclay" <to>
      Then "Reginald Barclay" is now <to>
      And nothing else has changed

      Examples:
        | from                        | to                          |
        | aboard "Federation Outpost" | aboard "Runabout"           |
        | aboard "Runabout"           | aboard "Federation Outpost" |

  @ruling=faq96-34-where-are-they-03
  Rule: Nobody needs to be beamed from an outpost to a ship that is docked there

    Example: a nurse who refuses to be beamed walks to the Runabout
      Given Alice has:
        | card     | where                          |
        | Runabout | docked at "Federation Outpost" |
        | Calloway | aboard "Federation Outpost"    |
      And Bob has:
        | card                       | where         |
        | Barclay Transporter Phobia | on "Calloway" |
      When Alice walks "Calloway" aboard "Runabout"
      Then "Calloway" is now aboard "Runabout"
      And nothing else has changed
