Feature: Who counts towards a mission
  What a mission requires is looked for among those who attempt it.

  @ruling=custom-missions-70 @frame=differs
  Rule: Nobody elsewhere meets what a mission requires

    Scenario Outline: the linguist is <where>, and after the surveyor's attempt the mission is <is> completed
      Given these made-up cards:
        | card          | type      | kind   | attempted by | requires     | points | affiliations | skills       |
        | Quiet Planet  | mission   | planet | any          | Anthropology | 30     |              |              |
        | Still Planet  | mission   | planet | any          | Law          | 30     |              |              |
        | Light Shuttle | ship      |        |              |              |        | Bajoran      |              |
        | Old Surveyor  | personnel |        |              |              |        | Bajoran      |              |
        | Linguist Ona  | personnel |        |              |              |        | Bajoran      | Anthropology |
        | Clerk Bil     | personnel |        |              |              |        | Bajoran      |              |
      And the spaceline:
        | mission      |
        | Quiet Planet |
        | Still Planet |
      And Alice has:
        | card          | where                  |
        | Light Shuttle | at "Quiet Planet"      |
        | Clerk Bil     | aboard "Light Shuttle" |
        | Old Surveyor  | on "Quiet Planet"      |
        | Linguist Ona  | <where>                |
      When Alice attempts "Quiet Planet"
      Then "Quiet Planet" is <is> completed

      @1e-1996 @1e-glossary @1e-2014
      Examples: In orbit, on another planet, and there
        | where                  | is        |
        | aboard "Light Shuttle" | still not |
        | on "Still Planet"      | still not |
        | on "Quiet Planet"      | now       |

    Scenario Outline: the linguist is <where>, and after the surveyor's attempt the mission is <is> completed
      Given these made-up cards:
        | card          | type      | class   | kind   | attempted by | requires     | points | affiliations | skills       |
        | Quiet Planet  | mission   |         | planet | any          | Anthropology | 30     |              |              |
        | Still Planet  | mission   |         | planet | any          | Law          | 30     |              |              |
        | Light Shuttle | ship      |         |        |              |              |        | Bajoran      |              |
        | Border Post   | facility  | outpost |        |              |              |        | Bajoran      |              |
        | Old Surveyor  | personnel |         |        |              |              |        | Bajoran      |              |
        | Linguist Ona  | personnel |         |        |              |              |        | Bajoran      | Anthropology |
        | Clerk Bil     | personnel |         |        |              |              |        | Bajoran      |              |
      And the spaceline:
        | mission      |
        | Quiet Planet |
        | Still Planet |
      And Alice has:
        | card          | where                  |
        | Border Post   | at "Quiet Planet"      |
        | Light Shuttle | at "Quiet Planet"      |
        | Clerk Bil     | aboard "Light Shuttle" |
        | Old Surveyor  | on "Quiet Planet"      |
        | Linguist Ona  | <where>                |
      When Alice attempts "Quiet Planet"
      Then "Quiet Planet" is <is> completed

      @1e-1996 @1e-glossary @1e-2014
      Examples: In an outpost
        | where                | is        |
        | aboard "Border Post" | still not |

    Scenario Outline: in Second Edition the linguist is <where>, and after the surveyor's attempt the mission is <is> completed
      Given these made-up cards:
        | card          | type      | kind   | attempted by | requires     | points | affiliations | skills       |
        | Quiet Planet  | mission   | planet | any          | Anthropology | 30     |              |              |
        | Still Planet  | mission   | planet | any          | Law          | 30     |              |              |
        | Light Shuttle | ship      |        |              |              |        | Bajoran      |              |
        | Old Surveyor  | personnel |        |              |              |        | Bajoran      |              |
        | Linguist Ona  | personnel |        |              |              |        | Bajoran      | Anthropology |
        | Clerk Bil     | personnel |        |              |              |        | Bajoran      |              |
      And Alice has:
        | card          | where                  |
        | Quiet Planet  | in Alice's spaceline   |
        | Still Planet  | in Alice's spaceline   |
        | Light Shuttle | at "Quiet Planet"      |
        | Clerk Bil     | aboard "Light Shuttle" |
        | Old Surveyor  | on "Quiet Planet"      |
        | Linguist Ona  | <where>                |
      When Alice attempts "Quiet Planet"
      Then "Quiet Planet" is <is> completed

      @2e
      Examples: In orbit, on another planet, and there
        | where                  | is        |
        | aboard "Light Shuttle" | still not |
        | on "Still Planet"      | still not |
        | on "Quiet Planet"      | now       |

    Scenario Outline: the linguist is <where>, the surveyor on the planet, and after his attempt the mission is <is> completed
      Given these made-up cards:
        | card          | type      | kind   | attempted by | requires     | points | affiliations | skills       |
        | Quiet Planet  | mission   | planet | Federation   | Anthropology | 30     |              |              |
        | Still Planet  | mission   | planet | Federation   | Law          | 30     |              |              |
        | Light Shuttle | ship      |        |              |              |        | Federation   |              |
        | Old Surveyor  | personnel |        |              |              |        | Federation   |              |
        | Linguist Ona  | personnel |        |              |              |        | Federation   | Anthropology |
        | Clerk Bil     | personnel |        |              |              |        | Federation   |              |
      And the spaceline:
        | mission      |
        | Quiet Planet |
        | Still Planet |
      And Alice has:
        | card               | where                  |
        | Federation Outpost | at "Quiet Planet"      |
        | Light Shuttle      | at "Quiet Planet"      |
        | Clerk Bil          | aboard "Light Shuttle" |
        | Old Surveyor       | on "Quiet Planet"      |
        | Linguist Ona       | <where>                |
      When Alice attempts "Quiet Planet" from "Quiet Planet"
      Then "Quiet Planet" is <is> completed

      @1e-1996 @1e-glossary @1e-2014
      Examples: In orbit, in the outpost, on another planet, and with him
        | where                       | is        |
        | aboard "Light Shuttle"      | still not |
        | aboard "Federation Outpost" | still not |
        | on "Still Planet"           | still not |
        | on "Quiet Planet"           | now       |

    Scenario Outline: Armus kills <victim>, and the mission is <is> completed
      Given these made-up cards:
        | card         | type      | kind   | attempted by | requires     | points | affiliations | skills       |
        | Quiet Planet | mission   | planet | any          | Anthropology | 30     |              |              |
        | Old Surveyor | personnel |        |              |              |        | Bajoran      |              |
        | Linguist Ona | personnel |        |              |              |        | Bajoran      | Anthropology |
      And the spaceline:
        | mission      |
        | Quiet Planet |
      And Alice has:
        | card         | where             |
        | Old Surveyor | on "Quiet Planet" |
        | Linguist Ona | on "Quiet Planet" |
      And Bob has:
        | card                 | where                |
        | Armus - Skin of Evil | under "Quiet Planet" |
      When Alice attempts "Quiet Planet"
      And chance chooses "<victim>"
      Then "Quiet Planet" is <is> completed

      @1e-1996 @1e-glossary @1e-2014
      Examples: Whoever died on the way does not count
        | victim       | is        |
        | Linguist Ona | still not |
        | Old Surveyor | now       |

  @ruling=custom-missions-116 @frame=differs
  Rule: What the opponent has there is of no use

    Scenario Outline: the linguist beside Alice's surveyor is <player>'s, and after Alice's attempt the mission is <is> completed
      Given these made-up cards:
        | card         | type      | kind   | attempted by | requires     | points | affiliations | skills       |
        | Quiet Planet | mission   | planet | any          | Anthropology | 30     |              |              |
        | Old Surveyor | personnel |        |              |              |        | Bajoran      |              |
        | Linguist Ona | personnel |        |              |              |        | Bajoran      | Anthropology |
        | Clerk Bil    | personnel |        |              |              |        | Bajoran      |              |
      And Alice has:
        | card         | where             |
        | Quiet Planet | in <spaceline>    |
        | Old Surveyor | on "Quiet Planet" |
      And Bob has:
        | card      | where             |
        | Clerk Bil | on "Quiet Planet" |
      And <player> has:
        | card         | where             |
        | Linguist Ona | on "Quiet Planet" |
      When Alice attempts "Quiet Planet"
      Then "Quiet Planet" is <is> completed

      @1e-1996 @1e-glossary @1e-2014
      Examples: His, and hers, in First Edition
        | player | is        | spaceline                    |
        | Bob    | still not | the Alpha Quadrant spaceline |
        | Alice  | now       | the Alpha Quadrant spaceline |

      @2e
      Examples: His, and hers, in Second Edition
        | player | is        | spaceline         |
        | Bob    | still not | Alice's spaceline |
        | Alice  | now       | Alice's spaceline |

    Scenario Outline: the linguist aboard Alice's ship is <player>'s, and after her crew's attempt the mission is <is> completed
      Given these made-up cards:
        | card          | type      | kind  | attempted by | requires     | points | affiliations | skills       |
        | Empty Reach   | mission   | space | any          | Anthropology | 30     |              |              |
        | Light Shuttle | ship      |       |              |              |        | Bajoran      |              |
        | Old Surveyor  | personnel |       |              |              |        | Bajoran      |              |
        | Linguist Ona  | personnel |       |              |              |        | Bajoran      | Anthropology |
        | Clerk Bil     | personnel |       |              |              |        | Bajoran      |              |
      And Alice has:
        | card          | where                  |
        | Empty Reach   | in <spaceline>         |
        | Light Shuttle | at "Empty Reach"       |
        | Old Surveyor  | aboard "Light Shuttle" |
      And Bob has:
        | card      | where                  |
        | Clerk Bil | aboard "Light Shuttle" |
      And <player> has:
        | card         | where                  |
        | Linguist Ona | aboard "Light Shuttle" |
      When Alice attempts "Empty Reach"
      Then "Empty Reach" is <is> completed

      @1e-1996 @1e-glossary @1e-2014
      Examples: His, and hers, in First Edition
        | player | is        | spaceline                    |
        | Bob    | still not | the Alpha Quadrant spaceline |
        | Alice  | now       | the Alpha Quadrant spaceline |

      @2e
      Examples: His, and hers, in Second Edition
        | player | is        | spaceline         |
        | Bob    | still not | Alice's spaceline |
        | Alice  | now       | Alice's spaceline |

  @ruling=custom-missions-11 @frame=many
  Rule: In Second Edition the crew of another ship counts for nothing at a mission in space

    Scenario Outline: the judge is aboard the <ship>, and after an attempt from the Light Shuttle the mission is <still> completed
      Given these made-up cards:
        | card          | type      | kind  | attempted by | requires | points | affiliations | skills |
        | Empty Reach   | mission   | space | any          | Honor    | 30     |              |        |
        | Light Shuttle | ship      |       |              |          |        | Bajoran      |        |
        | Grey Shuttle  | ship      |       |              |          |        | Bajoran      |        |
        | Cadet Rin     | personnel |       |              |          |        | Bajoran      |        |
        | Judge Tam     | personnel |       |              |          |        | Bajoran      | Honor  |
      And Alice has:
        | card          | where                  |
        | Empty Reach   | in Alice's spaceline   |
        | Light Shuttle | at "Empty Reach"       |
        | Cadet Rin     | aboard "Light Shuttle" |
        | Grey Shuttle  | at "Empty Reach"       |
        | Judge Tam     | aboard "<ship>"        |
      When Alice attempts "Empty Reach" from "Light Shuttle"
      Then "Empty Reach" is <still> completed

      Examples: Another one, and that one
        | ship          | still     |
        | Grey Shuttle  | still not |
        | Light Shuttle | now       |

  @ruling=custom-missions-24 @frame=many
  Rule: In First Edition a player solves a mission whoever has seeded it

    Scenario Outline: <who> has seeded it, and the points are hers who has solved it
      Given these made-up cards:
        | card         | type      | kind   | attempted by | requires     | points | affiliations | skills       |
        | Quiet Planet | mission   | planet | any          | Anthropology | 30     |              |              |
        | Linguist Ona | personnel |        |              |              |        | Bajoran      | Anthropology |
      And the spaceline:
        | mission      | seeded by |
        | Quiet Planet | <who>     |
      And Alice has:
        | card         | where             |
        | Linguist Ona | on "Quiet Planet" |
      When Alice attempts "Quiet Planet"
      Then "Quiet Planet" is now completed
      And Alice now has 30 points
      And Bob still has 0 points

      Examples: Her opponent, and herself
        | who   |
        | Bob   |
        | Alice |

  @ruling=custom-missions-06 @frame=many
  Rule: One of two alternative requirements will do, and half of each will not

    Scenario Outline: she has <skills>, and the mission that asks for Honor and Law or for Biology and Geology is <still> completed
      Given these made-up cards:
        | card         | type      | kind   | attempted by | requires                            | points | affiliations | skills   |
        | Quiet Planet | mission   | planet | any          | Honor, Law or Biology, Geology      | 30     |              |          |
        | Linguist Ona | personnel |        |              |                                     |        | Bajoran      | <skills> |
      And the spaceline:
        | mission      |
        | Quiet Planet |
      And Alice has:
        | card         | where             |
        | Linguist Ona | on "Quiet Planet" |
      When Alice attempts "Quiet Planet"
      Then "Quiet Planet" is <still> completed

      Examples: The first, the second, and a half of each
        | skills           | still     |
        | Honor, Law       | now       |
        | Biology, Geology | now       |
        | Honor, Biology   | still not |

  @frame=many
  Rule: Who has a classification, or a skill of that name, meets what a mission requires

    Scenario Outline: <who> attempts the mission that asks for SCIENCE and MEDICAL, and it is <still> completed
      Given these made-up cards:
        | card         | type      | kind   | attempted by | requires         | points | affiliations | classification   | skills   |
        | Quiet Planet | mission   | planet | any          | SCIENCE, MEDICAL | 30     |              |                  |          |
        | Doctor Lena  | personnel |        |              |                  |        | Federation   | <classification> | <skills> |
      And the spaceline:
        | mission      |
        | Quiet Planet |
      And Alice has:
        | card        | where             |
        | Doctor Lena | on "Quiet Planet" |
      When Alice attempts "Quiet Planet"
      Then "Quiet Planet" is <still> completed

      @ruling=custom-missions-40
      Examples: In 1996
        | who                         | classification | skills           | still     |
        | a scientist with MEDICAL    | SCIENCE        | MEDICAL          | now       |
        | an officer with both skills | OFFICER        | SCIENCE, MEDICAL | now       |
        | an officer with one         | OFFICER        | MEDICAL          | still not |

      @ruling=custom-missions-10
      Examples: In the Glossary
        | who                         | classification | skills           | still     |
        | a scientist with MEDICAL    | SCIENCE        | MEDICAL          | now       |
        | an officer with both skills | OFFICER        | SCIENCE, MEDICAL | now       |
        | an officer with one         | OFFICER        | MEDICAL          | still not |

  @ruling=custom-missions-88
  Rule: A mission is attempted until it is solved

    Scenario Outline: the mission is <state>, and to attempt it is <verdict>
      Given these made-up cards:
        | card         | type      | kind   | attempted by | requires     | points | affiliations | skills       |
        | Quiet Planet | mission   | planet | any          | Anthropology | 30     |              |              |
        | Linguist Ona | personnel |        |              |              |        | Bajoran      | Anthropology |
      And Alice has:
        | card         | where             | state   |
        | Quiet Planet | in <spaceline>    | <state> |
        | Linguist Ona | on "Quiet Planet" |         |
      When Alice attempts "Quiet Planet"
      Then that is <verdict>

      @1e-1996
      Examples: In First Edition
        | state         | verdict | spaceline                    |
        | completed     | illegal | the Alpha Quadrant spaceline |
        | not completed | legal   | the Alpha Quadrant spaceline |

      @2e
      Examples: In Second Edition
        | state         | verdict | spaceline         |
        | completed     | illegal | Alice's spaceline |
        | not completed | legal   | Alice's spaceline |

  @ruling=custom-missions-130
  Rule: A mission that was completed is not completed again

    Scenario Outline: the mission in space is <state>, and for the crew there to attempt it is <verdict>
      Given these made-up cards:
        | card         | type      | kind  | attempted by | requires     | points | affiliations | skills       | range |
        | Empty Reach  | mission   | space | any          | Anthropology | 30     |              |              |       |
        | Light Boat   | ship      |       |              |              |        | Bajoran      |              | 8     |
        | Linguist Ona | personnel |       |              |              |        | Bajoran      | Anthropology |       |
      And Alice has:
        | card         | where               | state   |
        | Empty Reach  | in <spaceline>      | <state> |
        | Light Boat   | at "Empty Reach"    |         |
        | Linguist Ona | aboard "Light Boat" |         |
      When Alice attempts "Empty Reach"
      Then that is <verdict>

      @1e-1996
      Examples: In First Edition
        | state         | verdict | spaceline                    |
        | completed     | illegal | the Alpha Quadrant spaceline |
        | not completed | legal   | the Alpha Quadrant spaceline |

      @2e
      Examples: In Second Edition
        | state         | verdict | spaceline         |
        | completed     | illegal | Alice's spaceline |
        | not completed | legal   | Alice's spaceline |
