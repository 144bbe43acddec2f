Feature: What seeds for free
  Missions and sites that seed for free are no part of the thirty seed cards, and do not lie among them.

  @ruling=1eS-seed-deck-07
  Rule: Missions and sites that seed for free are kept apart from the seed cards that are counted

    Background:
      Given the spaceline:
        | mission         |
        | Eliminate Virus |

    @part=missions
    Example: when missions are seeded, the missions lie on a pile of their own
      Given it is the doorway phase
      And Alice has:
        | card          | where         |
        | Investigate Dead Planet | in missions   |
        | Archer        | in seed cards |
      When Alice seeds nothing
      And Bob seeds nothing
      Then it is now the mission phase
      And Alice's missions now hold in order:
        | card          |
        | Investigate Dead Planet |
      And Alice's seed cards now hold in order:
        | card   |
        | Archer |
      And nothing else has changed

    @part=sites
    Example: while dilemmas are seeded, Ops does not come to lie among them, and goes on the Nor thereafter
      Given it is the dilemma phase
      And Alice has:
        | card   | where                |
        | Nor    | at "Eliminate Virus" |
        | Ops    | in missions          |
        | Archer | in seed cards        |
      When Alice seeds nothing
      And Bob seeds nothing
      And Alice seeds "Ops" in the sites of "Nor"
      Then "Ops" is now in the sites of "Nor"
      And "Archer" is still in Alice's seed cards
      And it is still the facility phase
      And it is now Bob's turn
      And nothing else has changed

  @ruling=1eS-seed-deck-09
  Rule: A site that seeds for free is not held out as a card that may yet be seeded as a dilemma

    Example: in the dilemma phase Archer is all that Alice has left, although she has a site
      Given it is the mission phase
      And the spaceline:
        | mission         |
        | Eliminate Virus |
      And Alice has:
        | card   | where                |
        | Nor    | at "Eliminate Virus" |
        | Ops    | in missions          |
        | Archer | in seed cards        |
      When Alice seeds nothing
      And Bob seeds nothing
      Then it is now the dilemma phase
      And Alice's seed cards now hold in order:
        | card   |
        | Archer |
      And nothing else has changed

  @ruling=1eS-seed-deck-12
  Rule: Sites are not moved from one portion of a seed deck to the other

    Scenario Outline: an Infirmary that was registered among the <before> and is brought among the <after> is <verdict>
      Given Alice has registered this deck:
        | deck      | card                    | copies |
        | missions  | Excavation              |        |
        | missions  | Plunder Site            |        |
        | missions  | Krios Suppression       |        |
        | missions  | Avert Disaster          |        |
        | missions  | Wormhole Negotiations   |        |
        | missions  | Covert Rescue           |        |
        | <before>  | Infirmary               |        |
        | draw deck | Tricorder               | 30     |
      When Alice brings this deck:
        | deck      | card                    | copies |
        | missions  | Excavation              |        |
        | missions  | Plunder Site            |        |
        | missions  | Krios Suppression       |        |
        | missions  | Avert Disaster          |        |
        | missions  | Wormhole Negotiations   |        |
        | missions  | Covert Rescue           |        |
        | <after>   | Infirmary               |        |
        | draw deck | Tricorder               | 30     |
      Then that is <verdict>
      And nothing else has changed

      Examples:
        | before    | after     | verdict |
        | sites     | seed deck | illegal |
        | seed deck | sites     | illegal |
        | sites     | sites     | legal   |
        | seed deck | seed deck | legal   |

    Example: of two copies none changes places with the other portion, either
      Given Alice has registered this deck:
        | deck      | card                    | copies |
        | missions  | Excavation              |        |
        | missions  | Plunder Site            |        |
        | missions  | Krios Suppression       |        |
        | missions  | Avert Disaster          |        |
        | missions  | Wormhole Negotiations   |        |
        | missions  | Covert Rescue           |        |
        | sites     | Guest Quarters          | 2      |
        | draw deck | Tricorder               | 30     |
      When Alice brings this deck:
        | deck      | card                    | copies |
        | missions  | Excavation              |        |
        | missions  | Plunder Site            |        |
        | missions  | Krios Suppression       |        |
        | missions  | Avert Disaster          |        |
        | missions  | Wormhole Negotiations   |        |
        | missions  | Covert Rescue           |        |
        | sites     | Guest Quarters          |        |
        | seed deck | Guest Quarters          |        |
        | draw deck | Tricorder               | 30     |
      Then that is illegal
      And nothing else has changed
