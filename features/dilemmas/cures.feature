Feature: What cures a dilemma
  A cure ends an effect that lasts or is still to come.

  Background:
    Given the spaceline:
      | mission               |
      | Explore Black Cluster |
      | Excavation            |
    And Alice has:
      | card              | where                      |
      | U.S.S. Enterprise | at "Explore Black Cluster" |
      | Mot the Barber    | aboard "U.S.S. Enterprise" |
      | Runabout          | at "Explore Black Cluster" |

  @ruling=1eD-dilemma-resolution-38
  Rule: During the attempt only those who make it cure a dilemma

    @part=crew
    Example: the diplomat aboard another ship cannot talk with Nagilum
      Given Alice has:
        | card             | where                      |
        | Albert Einstein  | aboard "U.S.S. Enterprise" |
        | Sir Isaac Newton | aboard "U.S.S. Enterprise" |
        | Deanna Troi      | aboard "Runabout"          |
      And Bob has:
        | card                   | where                         |
        | Nagilum: Test Subjects | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "U.S.S. Enterprise"
      And chance chooses "Mot the Barber"
      Then "Nagilum: Test Subjects" is now on "U.S.S. Enterprise"
      And "Mot the Barber" is now in Alice's discard pile
      And nothing else has changed

    @part=crew
    Example: the diplomat on the planet below cannot talk with Nagilum, whom the crew meets
      Given the spaceline:
        | mission          |
        | Tarchannen Study |
      And "U.S.S. Enterprise" is at "Tarchannen Study"
      And Alice has:
        | card             | where                      |
        | Albert Einstein  | aboard "U.S.S. Enterprise" |
        | Sir Isaac Newton | aboard "U.S.S. Enterprise" |
        | Calloway         | on "Tarchannen Study"      |
        | Deanna Troi      | on "Tarchannen Study"      |
      And Bob has:
        | card                   | where                    |
        | Nagilum: Test Subjects | under "Tarchannen Study" |
      When Alice attempts "Tarchannen Study"
      And chance chooses "Mot the Barber"
      Then "Nagilum: Test Subjects" is now on "U.S.S. Enterprise"
      And "Mot the Barber" is now in Alice's discard pile
      And nothing else has changed

    @part=away-team
    Example: the doctors aboard the ship in orbit cure nobody on the planet
      Given Alice has:
        | card            | where             |
        | Calloway        | on "Excavation"   |
        | Beverly Crusher | aboard "Runabout" |
        | Mendon          | aboard "Runabout" |
      And "Runabout" is at "Excavation"
      And Bob has:
        | card        | where              |
        | Hyper-Aging | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Hyper-Aging" is now on "Excavation"
      And "Calloway" is now quarantined
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-109
  Rule: What has to be there by a later time is a cure, and nobody fails it now

    Example: the crew is not stopped, and goes on to the next dilemma
      Given the seeds under "Explore Black Cluster" hold in order:
        | card             |
        | Hull Rot         |
        | Isolinear Puzzle |
      When Alice attempts "Explore Black Cluster" from "U.S.S. Enterprise"
      Then "Hull Rot" and "Isolinear Puzzle" are now on "U.S.S. Enterprise"
      And "U.S.S. Enterprise" and "Mot the Barber" are still not stopped
      And nothing else has changed

    Example: what two ENGINEER aboard keep away is done with at once
      Given Alice has:
        | card            | where                      |
        | Geordi La Forge | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card     | where                         |
        | Hull Rot | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "U.S.S. Enterprise"
      Then "Hull Rot" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-114
  Rule: A cure is whatever ends an effect by being present

    @part=skills
    Example: two ENGINEER aboard end what eats the ship, and nobody plays a card
      Given Alice has:
        | card            | where             |
        | Geordi La Forge | aboard "Runabout" |
      And Bob has:
        | card                    | where                  |
        | Nitrium Metal Parasites | on "U.S.S. Enterprise" |
      When Alice beams "Geordi La Forge" aboard "U.S.S. Enterprise"
      Then "Nitrium Metal Parasites" is now in Bob's discard pile
      And "Geordi La Forge" is now aboard "U.S.S. Enterprise"
      And nothing else has changed

    @part=personnel
    Example: one more ENGINEER arrives, and what the lifeforms did is over
      Given Bob has:
        | card                          | where                      |
        | Quantum Singularity Lifeforms | on "Explore Black Cluster" |
      And Alice has:
        | card              | where                      |
        | Runabout [second] | at "Excavation"            |
        | Geordi La Forge   | aboard "Runabout" [second] |
      When Alice moves "Runabout" [second] to "Explore Black Cluster"
      Then "Quantum Singularity Lifeforms" are now in Bob's discard pile
      And "Runabout" [second] is now at "Explore Black Cluster"
      And nothing else has changed

    @part=equipment
    Example: a scanner comes to the healer, who cannot cure the changed one without it
      Given Alice has:
        | card            | where                      |
        | Beverly Crusher | aboard "U.S.S. Enterprise" |
        | I.P. Scanner    | aboard "Runabout"          |
      And Bob has:
        | card              | where               |
        | DNA Metamorphosis | on "Mot the Barber" |
      When Alice beams "I.P. Scanner" aboard "U.S.S. Enterprise"
      Then "DNA Metamorphosis" is now in Bob's discard pile
      And "I.P. Scanner" is now aboard "U.S.S. Enterprise"
      And nothing else has changed

    @part=characteristics
    Example: an android comes aboard and ends the game
      Given Alice has:
        | card | where             |
        | Data | aboard "Runabout" |
      And Bob has:
        | card         | where                  |
        | Ktarian Game | on "U.S.S. Enterprise" |
      When Alice beams "Data" aboard "U.S.S. Enterprise"
      Then "Ktarian Game" is now in Bob's discard pile
      And "Data" is now aboard "U.S.S. Enterprise"
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-115
  Rule: An action may be a cure

    Example: armbands are played, and the ship is free
      Given Alice has:
        | card                           | where   |
        | Emergency Transporter Armbands | in hand |
      And Bob has:
        | card                          | where                      |
        | Quantum Singularity Lifeforms | on "Explore Black Cluster" |
      When Alice plays "Emergency Transporter Armbands" on "Quantum Singularity Lifeforms"
      Then "Quantum Singularity Lifeforms" is now in Bob's discard pile
      And "Emergency Transporter Armbands" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-116
  Rule: Once its cure is there a dilemma is discarded

    Example: a diplomat joins two scientists, and Nagilum lets the ship go
      Given Alice has:
        | card             | where                      |
        | Albert Einstein  | aboard "U.S.S. Enterprise" |
        | Sir Isaac Newton | aboard "U.S.S. Enterprise" |
        | Deanna Troi      | aboard "Runabout"          |
      And Bob has:
        | card                   | where                  |
        | Nagilum: Test Subjects | on "U.S.S. Enterprise" |
      When Alice beams "Deanna Troi" aboard "U.S.S. Enterprise"
      Then "Nagilum: Test Subjects" is now in Bob's discard pile
      And "Deanna Troi" is now aboard "U.S.S. Enterprise"
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-117
  Rule: What two MEDICAL and Biology cure stays until all three are there

    @part=biology
    Example: a second MEDICAL without Biology is not enough for the kids
      Given Alice has:
        | card            | where                      |
        | Calloway        | aboard "U.S.S. Enterprise" |
        | Toby Russell    | aboard "Runabout"          |
        | Beverly Crusher | aboard "Runabout"          |
      And Bob has:
        | card    | where                         |
        | Rascals | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "U.S.S. Enterprise"
      And Alice beams "Toby Russell" aboard "U.S.S. Enterprise"
      Then "Rascals" is still on the table
      When Alice beams "Beverly Crusher" aboard "U.S.S. Enterprise"
      Then "Rascals" is now in Bob's discard pile
      And "Toby Russell" is still aboard "U.S.S. Enterprise"
      And "Beverly Crusher" is now aboard "U.S.S. Enterprise"
      And nothing else has changed

    @part=two-medical
    Example: Biology with a single MEDICAL is not enough either
      Given Alice has:
        | card         | where                      |
        | Calloway     | aboard "U.S.S. Enterprise" |
        | Morn         | aboard "Runabout"          |
        | Toby Russell | aboard "Runabout"          |
      And Bob has:
        | card    | where                         |
        | Rascals | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "U.S.S. Enterprise"
      And Alice beams "Morn" aboard "U.S.S. Enterprise"
      Then "Rascals" are still on the table
      When Alice beams "Toby Russell" aboard "U.S.S. Enterprise"
      Then "Rascals" are now in Bob's discard pile
      And "Toby Russell" is now aboard "U.S.S. Enterprise"
      And "Morn" is still aboard "U.S.S. Enterprise"
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-118
  Rule: Any one of three cures ends what three cures are named for

    Background:
      Given Bob has:
        | card                          | where                      |
        | Quantum Singularity Lifeforms | on "Explore Black Cluster" |

    @part=armbands
    Example: the armbands are played
      Given Alice has:
        | card                           | where   |
        | Emergency Transporter Armbands | in hand |
      When Alice plays "Emergency Transporter Armbands" on "Quantum Singularity Lifeforms"
      Then "Quantum Singularity Lifeforms" is now in Bob's discard pile
      And "Emergency Transporter Armbands" is now in Alice's discard pile
      And nothing else has changed

    @frame=unsayable
    @part=ring
    Example: the ring is discarded for it
      Given Alice has:
        | card         | where        |
        | Timepod Ring | on the table |
      When Alice uses "Timepod Ring" on "Quantum Singularity Lifeforms"
      Then "Quantum Singularity Lifeforms" is now in Bob's discard pile

    @part=engineer
    Example: an ENGINEER arrives
      Given Alice has:
        | card              | where                      |
        | Runabout [second] | at "Excavation"            |
        | Geordi La Forge   | aboard "Runabout" [second] |
      When Alice moves "Runabout" [second] to "Explore Black Cluster"
      Then "Quantum Singularity Lifeforms" is now in Bob's discard pile
      And "Runabout" [second] is now at "Explore Black Cluster"
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-119
  Rule: An ENGINEER who was there from the start is none who arrives

    Example: he waits for another one
      Given Bob has:
        | card                          | where                      |
        | Quantum Singularity Lifeforms | on "Explore Black Cluster" |
      And Alice has:
        | card              | where                      | state                                        |
        | Montgomery Scott  | aboard "U.S.S. Enterprise" | in stasis by "Quantum Singularity Lifeforms" |
        | Runabout [second] | at "Excavation"            |                                              |
        | Geordi La Forge   | aboard "Runabout" [second] |                                              |
      When Alice ends the turn
      Then "Quantum Singularity Lifeforms" is still on "Explore Black Cluster"
      When Bob ends the turn
      And Alice moves "Runabout" [second] to "Explore Black Cluster"
      Then "Quantum Singularity Lifeforms" is now in Bob's discard pile
      And "Montgomery Scott" is no longer in stasis
      And "Runabout" [second] is now at "Explore Black Cluster"
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-120
  Rule: What destroys a ship at the end of the second full turn is cured by what has to be aboard until then

    Background:
      Given Bob has:
        | card     | where                         |
        | Hull Rot | under "Explore Black Cluster" |

    Example: nobody comes to mend the ship
      When Alice attempts "Explore Black Cluster" from "U.S.S. Enterprise"
      Then "U.S.S. Enterprise" is still not stopped
      When play goes on until the orders of Alice's second turn
      And Alice ends the turn
      Then "U.S.S. Enterprise" has not been destroyed
      When Bob ends the turn
      And Alice ends the turn
      Then "U.S.S. Enterprise" has been destroyed

    Scenario Outline: two <type> come aboard in time
      Given Alice has:
        | card     | where             |
        | <first>  | aboard "Runabout" |
        | <second> | aboard "Runabout" |
      When Alice attempts "Explore Black Cluster" from "U.S.S. Enterprise"
      And play goes on until the orders of Alice's second turn
      And Alice beams "<first>" and "<second>" aboard "U.S.S. Enterprise"
      Then "Hull Rot" is now in Bob's discard pile
      When Alice ends the turn
      And Bob ends the turn
      And Alice ends the turn
      Then "U.S.S. Enterprise" has not been destroyed
      And "<first>" and "<second>" are still aboard "U.S.S. Enterprise"
      And nothing else has changed

      @part=engineer
      Examples: ENGINEER
        | type     | first        | second           |
        | ENGINEER | Linda Larson | Reginald Barclay |

      @part=science
      Examples: SCIENCE
        | type    | first | second       |
        | SCIENCE | Soren | Dr. La Forge |

    Example: one of either does not mend the ship
      Given Alice has:
        | card         | where             |
        | Linda Larson | aboard "Runabout" |
        | Soren        | aboard "Runabout" |
      When Alice attempts "Explore Black Cluster" from "U.S.S. Enterprise"
      And play goes on until the orders of Alice's second turn
      And Alice beams "Linda Larson" and "Soren" aboard "U.S.S. Enterprise"
      Then "Hull Rot" is still on "U.S.S. Enterprise"
      When Alice ends the turn
      And Bob ends the turn
      And Alice ends the turn
      Then "U.S.S. Enterprise" has been destroyed

  @ruling=1eD-dilemma-resolution-121
  Rule: What can be cured happens first, and is cured before the next dilemma is met

    Example: one is killed, and the diplomat then sends Nagilum away
      Given Alice has:
        | card             | where                      |
        | Albert Einstein  | aboard "U.S.S. Enterprise" |
        | Sir Isaac Newton | aboard "U.S.S. Enterprise" |
        | Deanna Troi      | aboard "U.S.S. Enterprise" |
      And the seeds under "Explore Black Cluster" hold in order:
        | card                   |
        | Nagilum: Test Subjects |
        | Isolinear Puzzle       |
      When Alice attempts "Explore Black Cluster" from "U.S.S. Enterprise"
      And chance chooses "Mot the Barber"
      Then "Mot the Barber" has been killed
      And "Nagilum: Test Subjects" is now in Bob's discard pile
      And "Isolinear Puzzle" is now on "U.S.S. Enterprise"
      And "Mot the Barber" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-122
  Rule: When the effect takes away those who would cure it, it is not cured

    Example: the diplomat is the one who is killed
      Given Alice has:
        | card             | where                      |
        | Albert Einstein  | aboard "U.S.S. Enterprise" |
        | Sir Isaac Newton | aboard "U.S.S. Enterprise" |
        | Deanna Troi      | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                   | where                         |
        | Nagilum: Test Subjects | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "U.S.S. Enterprise"
      And chance chooses "Deanna Troi"
      Then "Deanna Troi" has been killed
      And "Nagilum: Test Subjects" is now on "U.S.S. Enterprise"
      And "Deanna Troi" is now in Alice's discard pile
      And nothing else has changed
