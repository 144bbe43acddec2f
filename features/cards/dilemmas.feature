Feature: Dilemmas as printed
  What single dilemmas ask for and do, where no document says more of them.

  @ruling=custom-cards-11
  Rule: Two-Dimensional Creatures disable those who come aboard as well

    Scenario Outline: <who> alone beams aboard where they lie, and to attempt the mission is <verdict>
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Runabout          | at "Explore Black Cluster" |
        | <who>             | aboard "Runabout"          |
      And Bob has:
        | card                      | where                  |
        | Two-Dimensional Creatures | on "U.S.S. Enterprise" |
      When Alice beams "<who>" aboard "U.S.S. Enterprise"
      And Alice attempts "Explore Black Cluster" from "U.S.S. Enterprise"
      Then that is <verdict>

      Examples: An empath, and somebody else
        | who         | verdict |
        | Deanna Troi | illegal |
        | Calloway    | legal   |

  @ruling=custom-cards-16
  Rule: A team that fails the El-Adrel Creature is stopped

    @frame=many
    Example: the two strongest are too weak, and the third is stopped as well
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card             | where           |
        | Worf             | on "Excavation" |
        | Reginald Barclay | on "Excavation" |
        | Linda Larson     | on "Excavation" |
      And Bob has:
        | card              | where              |
        | El-Adrel Creature | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Worf"
      Then "Worf" has been killed
      And "Reginald Barclay" and "Linda Larson" are now stopped
      And "El-Adrel Creature" is now in Bob's discard pile

  @ruling=custom-cards-17
  Rule: Hologram Ruse asks for INTEGRITY and CUNNING over 30

    Background:
      Given these made-up cards:
        | card         | type      | kind   | attempted by | affiliations | classification | integrity | cunning | strength | span | points |
        | Quiet Planet | mission   | planet | any          |              |                |           |         |          | 3    | 30     |
        | Sage         | personnel |        |              | Federation   | OFFICER        | 16        | 16      | 4        |      |        |
        | Clever Lad   | personnel |        |              | Federation   | OFFICER        | 14        | 16      | 4        |      |        |

    @frame=many
    Scenario Outline: a sage and <who> attempt it, and the planet <done> solved
      Given the spaceline:
        | mission      |
        | Quiet Planet |
      And Alice has:
        | card           | where             |
        | Sage [first]   | on "Quiet Planet" |
        | <who> [second] | on "Quiet Planet" |
      And Bob has:
        | card          | where                |
        | Hologram Ruse | under "Quiet Planet" |
      When Alice attempts "Quiet Planet"
      Then "Quiet Planet" <done> completed

      Examples: 32 and 32, and 30 and 32
        | who        | done         |
        | Sage       | is now       |
        | Clever Lad | is still not |

  @ruling=custom-cards-26
  Rule: Birth of "Junior" destroys a ship without RANGE

    @frame=many
    Scenario Outline: a boat with RANGE <range> has it on board as the turn ends, and <is> destroyed
      Given these made-up cards:
        | card | type      | affiliations | range   |
        | Boat | ship      | Federation   | <range> |
        | Ann  | personnel | Federation   |         |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where           |
        | Boat | at "Excavation" |
        | Ann  | aboard "Boat"   |
      And Bob has:
        | card              | where     |
        | Birth of 'Junior' | on "Boat" |
      When Alice ends the turn
      Then "Boat" <is> destroyed

      Examples: 1, and 2
        | range | is           |
        | 1     | has been     |
        | 2     | has not been |

  @ruling=custom-cards-52
  Rule: Kids of Rascals have Youth in place of the skill listed first

    @frame=many
    Example: Worf has no Honor, and has Youth
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Worf              | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card    | where                         |
        | Rascals | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "U.S.S. Enterprise"
      Then "Rascals" are now targeting "Worf"
      And the skills of "Worf" include Youth
      And the skills of "Worf" do not include Honor
      And the skills of "Worf" include Navigation

  @ruling=custom-cards-57
  Rule: Beside a hologram The Clown: Playing Doctor kills nobody

    @frame=many
    Example: whom it selects is stopped
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Sigmund Freud     | aboard "U.S.S. Enterprise" |
        | Geordi La Forge   | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                      | where                         |
        | The Clown: Playing Doctor | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "U.S.S. Enterprise"
      And chance chooses "Geordi La Forge" from "Geordi La Forge" and "Sigmund Freud"
      Then "Geordi La Forge" is now stopped
      And "Geordi La Forge" has not been killed
