Feature: What single cards do about others, as printed
  They nullify them, double them, or protect somebody from them.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Explore Black Cluster |
      | Iconia Investigation  |

  @ruling=custom-cards-50
  Rule: Jamaharon nullifies Parallel Romance

    Example: the couple is free again
      Given Bob has:
        | card             | where           | state                              |
        | Parallel Romance | on "Excavation" | targeting "Worf" and "Deanna Troi" |
      And Alice has:
        | card        | where           | state   |
        | Worf        | on "Excavation" | stopped |
        | Deanna Troi | on "Excavation" | stopped |
        | Jamaharon   | in hand         |         |
      When Alice plays "Jamaharon" on "Parallel Romance"
      Then "Parallel Romance" has been nullified

  @ruling=custom-cards-51
  Rule: Marouk nullifies Yuta

    Background:
      Given Bob has:
        | card | where              |
        | Yuta | under "Excavation" |
      And Alice has:
        | card     | where           |
        | Calloway | on "Excavation" |

    @frame=many
    Example: where she is present, and her player scores 3 points
      Given Alice has:
        | card   | where           |
        | Marouk | on "Excavation" |
      When Alice attempts "Excavation"
      And Alice responds with "Marouk"
      Then "Yuta" has been nullified
      And Alice now has 3 points

    Example: not from another planet
      Given Alice has:
        | card     | where                      |
        | Runabout | at "Explore Black Cluster" |
        | Marouk   | aboard "Runabout"          |
      When Alice attempts "Excavation"
      And Alice responds with "Marouk"
      Then that is illegal

    Example: nor from a ship above the planet
      Given Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Marouk   | aboard "Runabout" |
      When Alice attempts "Excavation"
      And Alice responds with "Marouk"
      Then that is illegal

  @ruling=custom-cards-55
  Rule: Disruptor Overload does not destroy a Borg Vinculum

    @frame=many
    Example: it destroys other equipment
      Given Alice has:
        | card          | where                |
        | Borg Sphere   | at "Excavation"      |
        | Borg Vinculum | aboard "Borg Sphere" |
        | Tricorder     | aboard "Borg Sphere" |
      And Bob has:
        | card               | where   |
        | Disruptor Overload | in hand |
      When Bob plays "Disruptor Overload" on "Borg Sphere"
      Then "Tricorder" has been destroyed
      And "Borg Vinculum" is still aboard "Borg Sphere"

  @ruling=custom-cards-61
  Rule: Brain Drain doubles what Interphasic Plasma Creatures do

    Example: they lower STRENGTH by 4
      Given Alice has:
        | card | where           |
        | Worf | on "Excavation" |
      And Bob has:
        | card                         | where                        |
        | Interphasic Plasma Creatures | on Alice's side of the table |
        | Brain Drain                  | in hand                      |
        | Alternate Universe Door      | on the table                 |
      And it is Bob's turn
      When Bob plays "Brain Drain" on "Interphasic Plasma Creatures"
      Then the STRENGTH of "Worf" is now 6
      And "Brain Drain" is now in Bob's discard pile
      And nothing else has changed

  @ruling=custom-cards-67
  Rule: A ship that is returned to hand by Spacedoor nullifies Static Warp Bubble

    Example: the opponent's is nullified
      Given Alice has:
        | card               | where                          |
        | Federation Outpost | at "Excavation"                |
        | Spacedoor          | on "Federation Outpost"        |
        | Runabout           | docked at "Federation Outpost" |
      And Bob has:
        | card               | where        |
        | Static Warp Bubble | on the table |
      When Alice uses "Spacedoor" on "Runabout" naming "overhaul"
      Then "Static Warp Bubble" has been nullified
      And "Static Warp Bubble" is now in Bob's discard pile
      And "Runabout" is now in Alice's hand
      And "Spacedoor" is now face down
      And nothing else has changed

  @ruling=custom-cards-68
  Rule: Timepod Ring nullifies dilemmas of the Alternate Universe

    Background:
      Given Alice has:
        | card         | where               |
        | Calloway     | on "Excavation"     |
        | Timepod Ring | on the table        |
        | Tricorder    | on top of draw deck |
        | Medical Kit  | in draw deck        |

    Example: one of them, as it is met
      Given Bob has:
        | card                         | where              |
        | Interphasic Plasma Creatures | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice responds with "Timepod Ring"
      Then "Interphasic Plasma Creatures" have been nullified
      And "Timepod Ring" and "Tricorder" are now in Alice's discard pile
      And "Interphasic Plasma Creatures" are now in Bob's discard pile
      And nothing else has changed

    Example: no other dilemma
      Given Bob has:
        | card      | where              |
        | Firestorm | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice responds with "Timepod Ring"
      Then that is illegal

  @ruling=custom-cards-69
  Rule: Once each turn Timepod Ring shows its player the next card

    Example: once, and not twice
      Given Alice has:
        | card         | where               |
        | Timepod Ring | on the table        |
        | Tricorder    | on top of draw deck |
      When Alice uses "Timepod Ring" naming "second"
      Then Alice has been shown "Tricorder"
      When Alice uses "Timepod Ring" naming "second"
      Then that is illegal
