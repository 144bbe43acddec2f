Feature: Seeding under missions
  In the dilemma phase cards go face down beneath missions, one after the other.

  Background:
    Given it is the dilemma phase
    And these locations:
      | location              | seeded by | quadrant |
      | Excavation            | Alice     | Alpha    |
      | Wormhole Negotiations | Bob       | Alpha    |

  @ruling=1eS-seed-phases-23
  Rule: Dilemmas and artifacts are seeded under any mission

    Background:
      Given Alice has:
        | card               | where         |
        | Archer             | in seed cards |
        | Hull Rot           | in seed cards |
        | The Genesis Device | in seed cards |

    @part=own @part=dilemmas
    Example: a dilemma under a mission of one's own
      When Alice seeds "Archer" under "Excavation"
      Then "Archer" is now under "Excavation"
      And nothing else has changed

    @part=opponents
    Example: a dilemma under the opponent's
      When Alice seeds "Hull Rot" under "Wormhole Negotiations"
      Then "Hull Rot" is now under "Wormhole Negotiations"
      And nothing else has changed

    @part=artifacts
    Example: an artifact goes there as well
      When Alice seeds "The Genesis Device" under "Excavation"
      Then "The Genesis Device" is now under "Excavation"
      And nothing else has changed

  @ruling=1eS-seed-phases-24
  Rule: In the dilemma phase the starting player seeds first, until both pass one after the other

    Background:
      Given Alice has:
        | card   | where         |
        | Archer | in seed cards |
      And Bob has:
        | card     | where         |
        | Hull Rot | in seed cards |

    Example: Alice seeds, then Bob
      When Alice seeds "Archer" under "Excavation"
      And Bob seeds "Hull Rot" under "Wormhole Negotiations"
      Then "Hull Rot" is now under "Wormhole Negotiations"
      And it is now Alice's turn
      And "Archer" is still under "Excavation"
      And nothing else has changed

    Example: not Bob first
      When Bob seeds "Hull Rot" under "Wormhole Negotiations"
      Then that is illegal
      And nothing else has changed

    Example: two passes end it
      When Alice seeds "Archer" under "Excavation"
      And Bob seeds nothing
      And Alice seeds nothing
      Then it is now the facility phase
      And "Archer" is still under "Excavation"
      And nothing else has changed

  @ruling=1eS-seed-phases-25
  Rule: A card goes beneath those that lie there already, whoever seeded them

    Background:
      Given Alice has:
        | card   | where         |
        | Archer | in seed cards |

    @part=own
    Example: beneath a card of one's own
      Given Alice has:
        | card                | where              |
        | Matriarchal Society | under "Excavation" |
      When Alice seeds "Archer" under "Excavation"
      Then the seeds under "Excavation" now hold in order:
        | card                |
        | Archer              |
        | Matriarchal Society |
      And nothing else has changed

    @part=opponents
    Example: beneath one of the opponent's
      Given Bob has:
        | card                | where              |
        | Matriarchal Society | under "Excavation" |
      When Alice seeds "Archer" under "Excavation"
      Then the seeds under "Excavation" now hold in order:
        | card                |
        | Archer              |
        | Matriarchal Society |
      And nothing else has changed

    Example: at a mission of the opponent's, too
      Given Bob has:
        | card          | where                         |
        | Gravitic Mine | under "Wormhole Negotiations" |
      And Alice has:
        | card             | where         |
        | Ancient Computer | in seed cards |
      When Alice seeds "Ancient Computer" under "Wormhole Negotiations"
      Then the seeds under "Wormhole Negotiations" now hold in order:
        | card             |
        | Ancient Computer |
        | Gravitic Mine    |
      And nothing else has changed

  @ruling=1eS-seed-phases-26
  Rule: What was seeded last is encountered first

    @frame=unsayable
    Example: Data meets Archer, who was seeded after the society
      Given Alice has:
        | card   | where           |
        | Data   | on "Excavation" |
        | Archer | in seed cards   |
      And Bob has:
        | card                | where              |
        | Matriarchal Society | under "Excavation" |
      When Alice seeds "Archer" under "Excavation"
      And play goes on until Alice's orders
      And Alice attempts "Excavation"
      Then "Archer" has been encountered
      And "Matriarchal Society" has not been encountered

  @ruling=1eS-seed-phases-31
  Rule: A player seeds one copy of a card under a mission

    @question=one-artifact-too-many @frame=open
    Example: Alice's second Archer is a mis-seed, and only her first one is met
      Given Alice has:
        | card            | where              |
        | Data            | on "Excavation"    |
        | Archer [first]  | under "Excavation" |
        | Archer [second] | in seed cards      |
      When Alice seeds "Archer" [second] under "Excavation"
      And play goes on until Alice's orders
      And Alice attempts "Excavation"
      Then "Archer" [second] is now out of play
      And "Archer" [second] has not been encountered
      And "Archer" [first] has been encountered

    @reading=one-artifact-too-many/refused
    Example: Alice's second Archer is not seeded at all, read the other way
      Given Alice has:
        | card            | where              |
        | Data            | on "Excavation"    |
        | Archer [first]  | under "Excavation" |
        | Archer [second] | in seed cards      |
      When Alice seeds "Archer" [second] under "Excavation"
      Then that is illegal
      And nothing else has changed

    Example: under another mission her second one is seeded
      Given Alice has:
        | card            | where                         |
        | Ooby Dooby [first]  | under "Wormhole Negotiations" |
        | Ooby Dooby [second] | in seed cards                 |
      When Alice seeds "Ooby Dooby" [second] under "Excavation"
      Then "Ooby Dooby" [second] is now under "Excavation"
      And nothing else has changed

    @question=copies-under-one-mission @frame=many
    Example: where Bob has seeded an Archer Alice seeds hers, and it is met
      Given Alice has:
        | card          | where           |
        | Data          | on "Excavation" |
        | Archer [hers] | in seed cards   |
      And Bob has:
        | card         | where              |
        | Archer [his] | under "Excavation" |
      When Alice seeds "Archer" [hers] under "Excavation"
      And play goes on until Alice's orders
      And Alice attempts "Excavation"
      Then "Archer" [hers] has been encountered

    @reading=copies-under-one-mission/both @frame=many
    Example: where Bob has seeded an Archer Alice's is a mis-seed, read the other way
      Given Alice has:
        | card          | where           |
        | Data          | on "Excavation" |
        | Archer [hers] | in seed cards   |
      And Bob has:
        | card         | where              |
        | Archer [his] | under "Excavation" |
      When Alice seeds "Archer" [hers] under "Excavation"
      And play goes on until Alice's orders
      And Alice attempts "Excavation"
      Then "Archer" [hers] is now out of play
      And "Archer" [hers] has not been encountered

  @ruling=1eS-seed-phases-32
  Rule: A player seeds as many different dilemmas under a mission as he likes

    Example: the seventh is seeded, too
      Given Alice has:
        | card                 | where              |
        | Matriarchal Society  | under "Excavation" |
        | Armus - Skin of Evil | under "Excavation" |
        | Impassable Door      | under "Excavation" |
        | Ooby Dooby           | under "Excavation" |
        | Chula: The Dice      | under "Excavation" |
        | Empathic Echo        | under "Excavation" |
        | Archer               | in seed cards      |
      When Alice seeds "Archer" under "Excavation"
      Then "Archer" is now under "Excavation"
      And nothing else has changed

    Example: it is so at a mission that Bob seeded
      Given Alice has:
        | card                       | where                         |
        | Shaka, When the Walls Fell | under "Wormhole Negotiations" |
        | Gravitic Mine              | under "Wormhole Negotiations" |
        | Ancient Computer           | under "Wormhole Negotiations" |
        | Empathic Echo              | under "Wormhole Negotiations" |
        | Chula: The Dice            | under "Wormhole Negotiations" |
        | Isolinear Puzzle           | under "Wormhole Negotiations" |
        | Menthar Booby Trap         | in seed cards                 |
      When Alice seeds "Menthar Booby Trap" under "Wormhole Negotiations"
      Then "Menthar Booby Trap" is now under "Wormhole Negotiations"
      And nothing else has changed

  @ruling=1eS-seed-phases-34
  Rule: Of too many artifacts none is earned

    Background:
      Given these made-up cards:
        | card          | type      | affiliations | skills               | integrity |
        | Old Professor | personnel | Federation   | Archaeology, Physics | 29        |

    @frame=unsayable
    Example: both are mis-seeds
      Given it is Alice's orders
      And Alice has:
        | card                 | where              |
        | Old Professor        | on "Excavation"    |
        | Interphase Generator | under "Excavation" |
        | The Genesis Device   | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Interphase Generator" and "The Genesis Device" are now out of play
