Feature: Dilemmas that stay on a mission, as printed
  What they do there, and what they ask for first.

  @ruling=custom-cards-231
  Rule: Friendly Fire kills one and closes the mission, unless there are two each of Leadership and SECURITY

    @frame=many
    Scenario Outline: a team with <skills>, and Friendly Fire <has> been overcome
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
        | card          | where              |
        | Friendly Fire | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Friendly Fire" <has> been overcome
      And "Ann" <dies> been killed

      Examples: Two of each, and one of one of them
        | skills                     | has     | dies    |
        | Leadership x2, SECURITY x2 | has     | has not |
        | Leadership, SECURITY x2    | has not | has     |
        | Leadership x2, SECURITY    | has not | has     |

    @frame=many
    Example: chance selects who dies, and it lies there for two turns of its owner
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card     | where           |
        | Mendon   | on "Excavation" |
        | Calloway | on "Excavation" |
      And Bob has:
        | card          | where              |
        | Friendly Fire | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Mendon" from "Mendon" and "Calloway"
      Then "Mendon" has been killed
      And "Calloway" has not been killed
      When play goes on until the end of Alice's second turn
      Then "Friendly Fire" is still on "Excavation"
      When Bob ends the turn
      Then "Friendly Fire" is now in Bob's discard pile

    @frame=many
    Example: where it lies nobody attempts the mission
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card   | where           |
        | Mendon | on "Excavation" |
      And Bob has:
        | card          | where           | state             |
        | Friendly Fire | on "Excavation" | counted down to 2 |
      When Alice attempts "Excavation"
      Then that is illegal

    @frame=many
    Example: nobody attempts the mission on Alice's next turn, and on the one after that she may
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card     | where           |
        | Worf     | on "Excavation" |
        | Calloway | on "Excavation" |
      And Bob has:
        | card          | where              |
        | Friendly Fire | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Worf" from "Worf" and "Calloway"
      Then "Calloway" is now stopped
      When Alice ends the turn
      And Bob ends the turn
      Then these are illegal:
        | action                      |
        | Alice attempts "Excavation" |
      When Alice ends the turn
      And Bob ends the turn
      And Alice attempts "Excavation"
      Then that is legal

  @ruling=custom-cards-232
  Rule: Whoever goes on past Edo Probe may attempt the mission again

    @frame=many
    Scenario Outline: "<word>", and to attempt it once more is <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card   | where           |
        | Mendon | on "Excavation" |
      And Bob has:
        | card      | where              |
        | Edo Probe | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses the word "<word>"
      And Alice attempts "Excavation"
      Then that is <verdict>

      Examples: Going on
        | word     | verdict |
        | continue | legal   |

      @1e-glossary @1e-2014
      Examples: Abandoning it
        | word    | verdict |
        | abandon | illegal |

      @1e-1996
      Examples: In 1996, stopping there
        | word | verdict |
        | stop | illegal |

    @1e-glossary @1e-2014 @frame=many
    Scenario Outline: "<word>", another mission is solved, and the Probe is <where>
      Given these made-up cards:
        | card         | type    | kind   | attempted by | requires |
        | Quiet Planet | mission | planet | any          | Honor    |
      And the spaceline:
        | mission      |
        | Excavation   |
        | Quiet Planet |
      And Alice has:
        | card   | where             |
        | Mendon | on "Excavation"   |
        | Worf   | on "Quiet Planet" |
      And Bob has:
        | card      | where              |
        | Edo Probe | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses the word "<word>"
      And Alice attempts "Quiet Planet"
      Then "Quiet Planet" is now completed
      And "Edo Probe" is <where>

      Examples: Going on, and leaving
        | word     | where                     |
        | continue | still on "Excavation"     |
        | abandon  | now in Bob's discard pile |

  @ruling=custom-cards-233
  Rule: At the start of each turn Dal'Rok kills the weakest there

    @frame=many
    Example: as a turn starts the weakest there dies, and a weaker one on another planet does not
      Given these made-up cards:
        | card | type      | affiliations | integrity | cunning | strength |
        | Ann  | personnel | Federation   | 6         | 6       | 6        |
        | Bea  | personnel | Federation   | 7         | 7       | 7        |
        | Cay  | personnel | Federation   | 5         | 5       | 5        |
      And the spaceline:
        | mission    |
        | Excavation |
        | Evacuation |
      And Alice has:
        | card | where           |
        | Ann  | on "Excavation" |
        | Bea  | on "Excavation" |
        | Cay  | on "Evacuation" |
      And Bob has:
        | card    | where           |
        | Dal'Rok | on "Excavation" |
      And it is Bob's turn
      When Bob ends the turn
      Then "Ann" has been killed
      And "Bea" and "Cay" have not been killed

  @ruling=custom-cards-234
  Rule: Unless there are three of Exobiology, Cytoplasmic Life-form lies on the mission

    @frame=many
    Scenario Outline: a team with <skills>, and it <is> overcome
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
        | card                  | where              |
        | Cytoplasmic Life-form | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Cytoplasmic Life-form" <is> overcome
      And "Cytoplasmic Life-form" is now <where>

      Examples: Just enough, and just too little
        | skills        | is           | where                 |
        | Exobiology x3 | has been     | in Bob's discard pile |
        | Exobiology x2 | has not been | on "Excavation"       |

  @ruling=custom-cards-235
  Rule: Altonian Brain Teaser stops the cleverest, and if that is under 15 bonus points there do not count

    @frame=many
    Scenario Outline: the cleverest has CUNNING <cunning>, and what Chalnoth brings <counts>
      Given these made-up cards:
        | card | type      | affiliations | cunning   | skills      |
        | Ann  | personnel | Federation   | <cunning> |             |
        | Bea  | personnel | Federation   | 5         | SECURITY x3 |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where           |
        | Ann  | on "Excavation" |
        | Bea  | on "Excavation" |
      And Bob has:
        | card                  | where              |
        | Altonian Brain Teaser | under "Excavation" |
        | Chalnoth              | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Ann" is now stopped
      And "Chalnoth" has been overcome
      And Alice <points> points

      Examples: Just clever enough, and just too dull
        | cunning | counts         | points      |
        | 15      | counts         | now has 5   |
        | 14      | does not count | still has 0 |
