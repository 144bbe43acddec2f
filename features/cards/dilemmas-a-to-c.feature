Feature: Dilemmas as printed, A to C
  What those on a planet must have, and what befalls them without it.

  @ruling=custom-cards-200
  Rule: Archer shoots the one with the highest sum of attributes, unless there is SECURITY and MEDICAL

    @frame=many
    Scenario Outline: a <classification> who has <skill>, and Archer shoots <victim>
      Given these made-up cards:
        | card | type      | affiliations | classification   | skills  | integrity | cunning | strength |
        | Ann  | personnel | Federation   | <classification> | <skill> | 7         | 7       | 7        |
        | Bea  | personnel | Federation   | CIVILIAN         |         | 9         | 8       | 5        |
        | Cay  | personnel | Federation   | CIVILIAN         |         | 2         | 8       | 10       |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where           |
        | Ann  | on "Excavation" |
        | Bea  | on "Excavation" |
        | Cay  | on "Excavation" |
      And Bob has:
        | card   | where              |
        | Archer | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Archer" <has> been overcome
      And "Bea" <dies> been killed
      And "Ann" and "Cay" have not been killed
      And "Archer" is now in Bob's discard pile

      Examples: Both, and one of them alone
        | classification | skill   | has     | dies    | victim |
        | SECURITY       | MEDICAL | has     | has not | nobody |
        | SECURITY       | Honor   | has not | has     | Bea    |
        | MEDICAL        | Honor   | has not | has     | Bea    |

  @ruling=custom-cards-201
  Rule: Barclay's Protomorphosis Disease kills all who are no androids, unless there is MEDICAL, SCIENCE and SECURITY

    @frame=many
    Scenario Outline: with <skills> the disease kills <dead>
      Given these made-up cards:
        | card | type      | affiliations | species | skills   |
        | Ann  | personnel | Federation   | Human   | <skills> |
        | Bot  | personnel | Federation   | Android |          |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where           |
        | Ann  | on "Excavation" |
        | Bot  | on "Excavation" |
      And Bob has:
        | card                             | where              |
        | Barclay's Protomorphosis Disease | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Ann" <dies> been killed
      And "Bot" has not been killed
      And Alice <points> points
      And "Barclay's Protomorphosis Disease" is now in <where>

      Examples: All three, and two of them
        | skills                     | dies    | dead   | points      | where              |
        | MEDICAL, SCIENCE, SECURITY | has not | nobody | now has 10  | Alice's point area |
        | MEDICAL, SCIENCE           | has     | Ann    | still has 0 | Bob's discard pile |
        | MEDICAL, SECURITY          | has     | Ann    | still has 0 | Bob's discard pile |
        | SCIENCE, SECURITY          | has     | Ann    | still has 0 | Bob's discard pile |

    @1e-glossary @1e-2014 @frame=many
    Example: an android alone is none whom it could take
      Given these made-up cards:
        | card | type      | affiliations | species |
        | Bot  | personnel | Federation   | Android |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where           |
        | Bot  | on "Excavation" |
      And Bob has:
        | card                             | where              |
        | Barclay's Protomorphosis Disease | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Bot" is still not stopped
      And "Barclay's Protomorphosis Disease" is now in Bob's discard pile

  @ruling=custom-cards-202
  Rule: Cardassian Trap captures somebody unique who is not Cardassian, unless there is Empathy

    @frame=many
    Scenario Outline: the only unique one but for a Cardassian has <skill>, and the trap closes on <captive>
      Given these made-up cards:
        | card         | type      | kind   | attempted by | requires    | affiliations | unique | skills  |
        | Quiet Planet | mission   | planet | any          | Archaeology |              |        |         |
        | Ann          | personnel |        |              |             | Non-Aligned  | yes    | <skill> |
        | Bea          | personnel |        |              |             | Non-Aligned  |        |         |
        | Cal          | personnel |        |              |             | Cardassian   | yes    |         |
      And the spaceline:
        | mission      |
        | Quiet Planet |
      And Alice has:
        | card | where             |
        | Ann  | on "Quiet Planet" |
        | Bea  | on "Quiet Planet" |
        | Cal  | on "Quiet Planet" |
      And Bob has:
        | card            | where                |
        | Cardassian Trap | under "Quiet Planet" |
      When Alice attempts "Quiet Planet"
      Then "Ann" <is> captive
      And "Bea" is still not captive
      And "Cal" is still not captive
      And "Cardassian Trap" is now in Bob's discard pile

      Examples: Empathy, and something else
        | skill   | is           | captive |
        | Empathy | is still not | nobody  |
        | Honor   | is now       | her     |

    @frame=many
    Example: of two it takes one, whom chance selects
      Given these made-up cards:
        | card | type      | affiliations | unique |
        | Ann  | personnel | Federation   | yes    |
        | Bea  | personnel | Federation   | yes    |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where           |
        | Ann  | on "Excavation" |
        | Bea  | on "Excavation" |
      And Bob has:
        | card            | where              |
        | Cardassian Trap | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Ann" from "Ann" and "Bea"
      Then "Ann" is now captive
      And "Bea" is still not captive

    @1e-glossary @1e-2014 @frame=many
    Example: only a Cardassian is unique, and nobody is captured
      Given these made-up cards:
        | card         | type      | kind   | attempted by | requires    | affiliations | unique |
        | Quiet Planet | mission   | planet | any          | Archaeology |              |        |
        | Bea          | personnel |        |              |             | Non-Aligned  |        |
        | Cal          | personnel |        |              |             | Cardassian   | yes    |
      And the spaceline:
        | mission      |
        | Quiet Planet |
      And Alice has:
        | card | where             |
        | Bea  | on "Quiet Planet" |
        | Cal  | on "Quiet Planet" |
      And Bob has:
        | card            | where                |
        | Cardassian Trap | under "Quiet Planet" |
      When Alice attempts "Quiet Planet"
      Then "Bea" and "Cal" are still not stopped
      And "Cardassian Trap" is now in Bob's discard pile

  @ruling=custom-cards-203
  Rule: Chalnoth kills one whom the opponent chooses, unless there are three SECURITY or STRENGTH over 40

    @frame=many
    Scenario Outline: <count> with <skill> and STRENGTH <strength> each, and Chalnoth <has> been overcome
      Given these made-up cards:
        | card | type      | affiliations | skills  | strength   |
        | Ann  | personnel | Federation   | <skill> | <strength> |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where           | count   |
        | Ann  | on "Excavation" | <count> |
      And Bob has:
        | card     | where              |
        | Chalnoth | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Chalnoth" <has> been overcome
      And Alice <points> points
      And "Chalnoth" is now in <where>

      Examples: Just enough, and just too few
        | count | skill    | strength | has     | points      | where              |
        | 3     | SECURITY | 5        | has     | now has 5   | Alice's point area |
        | 1     | Honor    | 41       | has     | now has 5   | Alice's point area |
        | 1     | Honor    | 40       | has not | still has 0 | Bob's discard pile |

    @frame=many
    Example: two with SECURITY, and Bob chooses
      Given these made-up cards:
        | card | type      | affiliations | skills   |
        | Ann  | personnel | Federation   | SECURITY |
        | Bea  | personnel | Federation   | SECURITY |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where           |
        | Ann  | on "Excavation" |
        | Bea  | on "Excavation" |
      And Bob has:
        | card     | where              |
        | Chalnoth | under "Excavation" |
      When Alice attempts "Excavation"
      And Bob chooses "Ann"
      Then "Chalnoth" has not been overcome
      And "Ann" has been killed

  @ruling=custom-cards-204
  Rule: Crystalline Entity asks for other things in space than on a planet

    @frame=many
    Scenario Outline: a ship with SHIELDS <shields> and <skills> aboard, and those aboard <die>
      Given these made-up cards:
        | card | type      | affiliations | skills   | shields   |
        | Boat | ship      | Federation   |          | <shields> |
        | Ann  | personnel | Federation   | <skills> |           |
      And the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card      | where                      |
        | Boat      | at "Explore Black Cluster" |
        | Ann       | aboard "Boat"              |
        | Tricorder | aboard "Boat"              |
      And Bob has:
        | card               | where                         |
        | Crystalline Entity | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "Boat"
      Then "Ann" <die> been killed
      And "Tricorder" is still aboard "Boat"
      And Alice <points> points
      And "Crystalline Entity" is now in <where>

      Examples: SHIELDS or Music
        | shields | skills           | die     | points      | where              |
        | 7       | Honor            | has not | now has 5   | Alice's point area |
        | 6       | Honor            | has     | still has 0 | Bob's discard pile |
        | 6       | Music            | has not | now has 5   | Alice's point area |
        | 6       | SCIENCE, MEDICAL | has     | still has 0 | Bob's discard pile |

    @frame=many
    Scenario Outline: an Away Team with <skills>, and they <die>
      Given these made-up cards:
        | card | type      | affiliations | skills   |
        | Ann  | personnel | Federation   | <skills> |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where           |
        | Ann  | on "Excavation" |
      And Bob has:
        | card               | where              |
        | Crystalline Entity | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Ann" <die> been killed

      Examples: SCIENCE and MEDICAL, and not Music
        | skills           | die     |
        | SCIENCE, MEDICAL | has not |
        | SCIENCE          | has     |
        | MEDICAL          | has     |
        | Music            | has     |
