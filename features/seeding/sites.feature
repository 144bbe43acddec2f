Feature: Seeding sites
  In the facility phase the players add sites to stations; six of them seed for free.

  Background:
    Given the spaceline:
      | mission         |
      | Eliminate Virus |
    And it is the facility phase

  @ruling=1eS-site-03
  Rule: Sites that seed for free are no part of the thirty seed cards

    Background:
      Given Alice has:
        | card | where                |
        | Nor  | at "Eliminate Virus" |

    Example: when thirty cards are seeded, Ops may still be
      Given Alice has:
        | card   | where                   | count |
        | Archer | under "Eliminate Virus" | 29    |
        | Ops    | in missions             |       |
      When Alice seeds "Ops" in the sites of "Nor"
      Then "Ops" is now in the sites of "Nor"
      And nothing else has changed

    Example: with Ops on a station and twenty-nine others there is room for one more
      Given it is the dilemma phase
      And Alice has:
        | card     | where                   | count |
        | Archer   | under "Eliminate Virus" | 28    |
        | Ops      | in the sites of "Nor"   |       |
        | Chalnoth | in seed cards           |       |
      When Alice seeds "Chalnoth" under "Eliminate Virus"
      Then "Chalnoth" is now under "Eliminate Virus"
      And nothing else has changed

    Scenario Outline: with Ops <where> and <others> others there is no room for one more
      Given the spaceline:
        | mission    |
        | Excavation |
      And it is the dilemma phase
      And Alice has:
        | card     | where              | count    |
        | Archer   | under "Excavation" | <others> |
        | Ops      | <where>            |          |
        | Chalnoth | in seed cards      |          |
      When Alice seeds "Chalnoth" under "Excavation"
      Then that is illegal
      And nothing else has changed

      Examples:
        | where                 | others |
        | in the sites of "Nor" | 29     |
        | under "Excavation"    | 28     |

  @ruling=1eS-site-04
  Rule: Sites are seeded in the facility phase, although their station was seeded before

    Background:
      Given Alice has:
        | card      | where                |
        | Empok Nor | at "Eliminate Virus" |
        | Ops       | in missions          |

    Example: in the facility phase
      When Alice seeds "Ops" in the sites of "Empok Nor"
      Then "Ops" is now in the sites of "Empok Nor"
      And nothing else has changed

    Example: not in the dilemma phase, although the station is there
      Given it is the dilemma phase
      When Alice seeds "Ops" in the sites of "Empok Nor"
      Then that is illegal
      And nothing else has changed

  @ruling=1eS-seed-phases-45
  Rule: A player seeds at most six sites

    Background:
      Given Alice has:
        | card            | where                 |
        | Nor             | at "Eliminate Virus"  |
        | Ops             | in the sites of "Nor" |
        | Infirmary       | in the sites of "Nor" |
        | Security Office | in the sites of "Nor" |

    Example: a sixth one
      Given Alice has:
        | card           | where                 | count |
        | Guest Quarters | in the sites of "Nor" | 2     |
        | Docking Ports  | in missions           |       |
      When Alice seeds "Docking Ports" in the sites of "Nor"
      Then "Docking Ports" is now in the sites of "Nor"
      And nothing else has changed

    Example: no seventh one
      Given Alice has:
        | card           | where                 | count |
        | Guest Quarters | in the sites of "Nor" | 3     |
        | Docking Ports  | in missions           |       |
      When Alice seeds "Docking Ports" in the sites of "Nor"
      Then that is illegal
      And nothing else has changed

    Example: sites of the other player are not counted
      Given Bob has:
        | card           | where                 | count |
        | Guest Quarters | in the sites of "Nor" | 3     |
      And Alice has:
        | card          | where       |
        | Docking Ports | in missions |
      When Alice seeds "Docking Ports" in the sites of "Nor"
      Then "Docking Ports" is now in the sites of "Nor"
      And nothing else has changed

  @ruling=1eS-seed-phases-46
  Rule: Sites are seeded on any station that they name, whoever seeded it

    Background:
      Given Bob has:
        | card      | where                |
        | Empok Nor | at "Eliminate Virus" |
      And Alice has:
        | card                | where       |
        | Infirmary           | in missions |
        | Garak's Tailor Shop | in missions |

    Example: the Infirmary, which any Nor may have, on Bob's station
      When Alice seeds "Infirmary" in the sites of "Empok Nor"
      Then "Infirmary" is now in the sites of "Empok Nor"
      And nothing else has changed

    Example: not Garak's Tailor Shop, which names other stations
      When Alice seeds "Garak's Tailor Shop" in the sites of "Empok Nor"
      Then that is illegal
      And nothing else has changed

    Example: on Terok Nor there is one
      Given the spaceline:
        | mission       |
        | Alter Records |
      And Bob has:
        | card      | where              |
        | Terok Nor | at "Alter Records" |
      When Alice seeds "Garak's Tailor Shop" in the sites of "Terok Nor"
      Then "Garak's Tailor Shop" is now in the sites of "Terok Nor"
      And nothing else has changed

  @ruling=1eS-seed-phases-47
  Rule: No site is seeded on a station from among the thirty seed cards

    Background:
      Given Alice has:
        | card | where                |
        | Nor  | at "Eliminate Virus" |

    Example: Ops from among them
      Given Alice has:
        | card | where         |
        | Ops  | in seed cards |
      When Alice seeds "Ops" in the sites of "Nor"
      Then that is illegal
      And nothing else has changed

    Example: Ops that seeds for free
      Given Alice has:
        | card | where       |
        | Ops  | in missions |
      When Alice seeds "Ops" in the sites of "Nor"
      Then "Ops" is now in the sites of "Nor"
      And nothing else has changed

  @ruling=1eS-seed-phases-48
  Rule: Sites are seeded in the module that is printed on them

    Background:
      Given Alice has:
        | card          | where                 |
        | Nor           | at "Eliminate Virus"  |
        | Ops           | in the sites of "Nor" |
        | Docking Ports | in the sites of "Nor" |
        | Infirmary     | in missions           |

    Example: the Infirmary on the Promenade
      When Alice seeds "Infirmary" between "Ops" and "Docking Ports"
      Then the sites of "Nor" now hold in order:
        | card          |
        | Ops           |
        | Infirmary     |
        | Docking Ports |
      And nothing else has changed

    Scenario Outline: not at the <end> end
      When Alice seeds "Infirmary" at the <end> end of the sites of "Nor"
      Then that is illegal
      And nothing else has changed

      Examples:
        | end   |
        | left  |
        | right |

  @ruling=1eS-seed-phases-49
  Rule: No particular site is needed on a Nor

    @part=seeded
    Example: an Infirmary is seeded where there is no Ops
      Given Alice has:
        | card      | where                |
        | Nor       | at "Eliminate Virus" |
        | Infirmary | in missions          |
      When Alice seeds "Infirmary" in the sites of "Nor"
      Then "Infirmary" is now in the sites of "Nor"
      And nothing else has changed

    @part=played
    Example: and played there
      Given it is Alice's card play
      And Alice has:
        | card      | where                |
        | Nor       | at "Eliminate Virus" |
        | Infirmary | in hand              |
      When Alice plays "Infirmary" in the sites of "Nor"
      Then "Infirmary" is now in the sites of "Nor"
      And nothing else has changed

  @ruling=1eS-seed-phases-63
  Rule: Several sites are not seeded on a station at once

    Background:
      Given Alice has:
        | card      | where                |
        | Nor       | at "Eliminate Virus" |
        | Ops       | in missions          |
        | Infirmary | in missions          |

    Example: after Ops it is Bob's turn
      When Alice seeds "Ops" in the sites of "Nor"
      And Alice seeds "Infirmary" in the sites of "Nor"
      Then that is illegal
      And "Ops" is still in the sites of "Nor"
      And it is still Bob's turn
      And nothing else has changed

    Example: when Bob has had his, the Infirmary follows
      When Alice seeds "Ops" in the sites of "Nor"
      And Bob seeds nothing
      And Alice seeds "Infirmary" in the sites of "Nor"
      Then "Infirmary" is now in the sites of "Nor"
      And "Ops" is still in the sites of "Nor"
      And nothing else has changed

  @ruling=1eS-seed-deck-08
  Rule: A site that seeds for free is not seeded under a mission as a bluff

    Background:
      Given it is the dilemma phase

    Example: not one of the six
      Given Alice has:
        | card | where       |
        | Ops  | in missions |
      When Alice seeds "Ops" under "Eliminate Virus"
      Then that is illegal
      And nothing else has changed

    Example: one from among the thirty may lie there
      Given Alice has:
        | card | where         |
        | Ops  | in seed cards |
      When Alice seeds "Ops" under "Eliminate Virus"
      Then "Ops" is now under "Eliminate Virus"
      And nothing else has changed

  @ruling=1eS-seed-deck-10
  Rule: A site that seeds for free ends on a station or out of play

    Background:
      Given Alice has:
        | card | where                |
        | Nor  | at "Eliminate Virus" |
        | Ops  | in missions          |

    @part=out-of-play
    Example: out of play, if it is not seeded
      When Alice seeds nothing
      And Bob seeds nothing
      Then Bob has been shown "Ops"
      And "Ops" is now out of play
      And it is now Alice's card play
      And nothing else has changed

    Example: it does not lie under a mission
      Given it is the dilemma phase
      When Alice seeds "Ops" under "Eliminate Virus"
      Then that is illegal
      And nothing else has changed

    @part=station
    Example: on the station
      When Alice seeds "Ops" in the sites of "Nor"
      Then "Ops" is now in the sites of "Nor"
      And nothing else has changed

  @ruling=1eS-seed-deck-11
  Rule: A site among the thirty seed cards is a mis-seed or ends out of play

    Background:
      Given Alice has:
        | card | where                |
        | Nor  | at "Eliminate Virus" |

    Example: it is not seeded on a station
      Given Alice has:
        | card | where         |
        | Ops  | in seed cards |
      When Alice seeds "Ops" in the sites of "Nor"
      Then that is illegal
      And nothing else has changed

    Example: one that seeds for free is
      Given Alice has:
        | card | where       |
        | Ops  | in missions |
      When Alice seeds "Ops" in the sites of "Nor"
      Then "Ops" is now in the sites of "Nor"
      And nothing else has changed

    @part=out-of-play
    Example: it goes out of play, if it is not seeded
      Given Alice has:
        | card | where         |
        | Ops  | in seed cards |
      When Alice seeds nothing
      And Bob seeds nothing
      Then Bob has been shown "Ops"
      And "Ops" is now out of play
      And it is now Alice's card play
      And nothing else has changed

    @part=mis-seed @frame=unsayable
    Example: under a mission it is a mis-seed
      Given Alice has:
        | card | where                   |
        | Ops  | under "Eliminate Virus" |
        | Data | on "Eliminate Virus"    |
      And it is Alice's orders
      When Alice attempts "Eliminate Virus"
      Then "Ops" is now out of play
