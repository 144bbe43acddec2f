Feature: Systems of ships in 1996
  What stands on a ship is good for what cards say of it.

  Background:
    Given the spaceline:
      | mission               |
      | Explore Black Cluster |
      | Excavation            |

  @ruling=faq96-351-tractor-beams-01
  Rule: A Tractor Beam does nothing unless a card permits it

    Background:
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Worf              | aboard "U.S.S. Enterprise" |
        | Linda Larson      | aboard "U.S.S. Enterprise" |
        | Reginald Barclay  | aboard "U.S.S. Enterprise" |

    Example: the Enterprise does not tow a Runabout along
      Given Alice has:
        | card     | where                      |
        | Runabout | at "Explore Black Cluster" |
      When Alice moves "U.S.S. Enterprise" to "Excavation" with "Runabout"
      Then that is illegal
      And nothing else has changed

    Example: she tows a Radioactive Garbage Scow, which says that it can be towed
      Given Bob has:
        | card                     | where                        |
        | Radioactive Garbage Scow | atop "Explore Black Cluster" |
      When Alice moves "U.S.S. Enterprise" to "Excavation" with "Radioactive Garbage Scow"
      Then "Radioactive Garbage Scow" is now atop "Excavation"
      And "U.S.S. Enterprise" is now at "Excavation"
      And nothing else has changed

  @ruling=faq96-355-mercenary-ship-01
  Rule: Long-range scan shielding protects the Mercenary Ship from Long-Range Scan

    Background:
      Given Alice has:
        | card            | where   |
        | Long-Range Scan | in hand |
      And Bob has:
        | card           | where                   |
        | Mercenary Ship | at "Excavation"         |
        | Runabout       | at "Excavation"         |
        | Baran          | aboard "Mercenary Ship" |
        | Calloway       | aboard "Runabout"       |

    Example: who is aboard the Mercenary Ship remains hidden
      When Alice plays "Long-Range Scan" on "Mercenary Ship"
      Then that is illegal
      And nothing else has changed

    Example: who is aboard the Runabout does not
      When Alice plays "Long-Range Scan" on "Runabout"
      Then Alice has been shown "Calloway"
      And "Long-Range Scan" is now in Alice's discard pile
      And nothing else has changed

    Example: other cards reach the Mercenary Ship as they reach any ship
      Given Alice has:
        | card              | where           |
        | U.S.S. Enterprise | at "Excavation" |
        | Ship Seizure      | in hand         |
      And "Baran" is aboard "Runabout"
      When Alice plays "Ship Seizure" on "Mercenary Ship"
      Then "Mercenary Ship" is now in Bob's discard pile
      And "Ship Seizure" is now in Alice's discard pile
      And nothing else has changed
