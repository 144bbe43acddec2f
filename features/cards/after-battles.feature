Feature: After battles, as printed
  What becomes of those who have lost, and how those who have won are honored.

  Background:
    Given these made-up cards:
      | card    | type      | affiliations | species | classification | skills | strength |
      | Captain | personnel | Romulan      | Romulan | OFFICER        |        | 9        |
      | Guard   | personnel | Romulan      | Romulan | SECURITY       |        | 9        |
      | Warrior | personnel | Klingon      | Klingon | OFFICER        | Honor  | 2        |
    And the spaceline:
      | mission    |
      | Excavation |

  @ruling=custom-cards-134
  Rule: Discommendation is for a Klingon who has survived a lost battle

    Background:
      Given Alice has:
        | card            | where           |
        | Captain         | on "Excavation" |
        | Discommendation | in hand         |
      And Bob has:
        | card             | where           |
        | Warrior [first]  | on "Excavation" |
        | Warrior [second] | on "Excavation" |

    @frame=many
    Example: it costs Bob 5 points
      When Alice attacks "Warrior" [first] and "Warrior" [second] with "Captain"
      And chance chooses "Warrior" [first]
      And Alice ends the turn
      And Bob ends the turn
      And Alice plays "Discommendation" on "Warrior" [second]
      Then "Discommendation" is now on "Warrior" [second]
      And Bob now has -5 points

    Example: without a battle it is not played on him
      When Alice plays "Discommendation" on "Warrior" [second]
      Then that is illegal
      And nothing else has changed

    @frame=many
    Scenario Outline: <who> is no such Klingon
      Given Alice has:
        | card           | where           |
        | Warrior [hers] | on "Excavation" |
      And Bob has:
        | card             | where           |
        | Haakona          | at "Excavation" |
        | Warrior [absent] | aboard "Haakona" |
      When Alice attacks "Warrior" [first] and "Warrior" [second] with "Captain"
      And chance chooses "Warrior" [first]
      And Alice ends the turn
      And Bob ends the turn
      Then these are illegal:
        | action                                         |
        | Alice plays "Discommendation" on "Warrior" [<label>] |
      And these are legal:
        | action                                         |
        | Alice plays "Discommendation" on "Warrior" [second] |

      Examples: A winner, and one who was elsewhere
        | who                          | label  |
        | one of those who won         | hers   |
        | one who was not in the fight | absent |

    @frame=many
    Example: where both sides were equally strong, nobody has lost
      Given these made-up cards:
        | card     | type      | affiliations | species | classification | strength |
        | Champion | personnel | Klingon      | Klingon | OFFICER        | 9        |
      And Bob has:
        | card     | where            |
        | Haakona  | at "Excavation"  |
        | Champion | on "Excavation" |
      And "Warrior" [first] and "Warrior" [second] are aboard "Haakona"
      When Alice attacks "Champion" with "Captain"
      And Alice ends the turn
      And Bob ends the turn
      And Alice plays "Discommendation" on "Champion"
      Then that is illegal

  @ruling=custom-cards-135
  Rule: Whoever bears Discommendation is Non-Aligned and without Honor

    Example: he has neither his affiliation nor the skill
      Given Bob has:
        | card    | where           |
        | Warrior | on "Excavation" |
      And Alice has:
        | card            | where        |
        | Discommendation | on "Warrior" |
      Then the affiliations of "Warrior" are Non-Aligned
      And the skills of "Warrior" do not include Honor

  @ruling=custom-cards-136
  Rule: Data's Medals are played on a leader in a battle that was just won

    Background:
      Given the spaceline:
        | mission        |
        | Relief Mission |
      And Alice has:
        | card           | where               |
        | Captain [here] | on "Excavation"     |
        | Captain [away] | on "Relief Mission" |
        | Data's Medals  | in hand             |

    @frame=many
    Scenario Outline: Alice has won, and on the Captain who is <where> they are <verdict>
      Given Bob has:
        | card    | where           |
        | Warrior | on "Excavation" |
      When Alice attacks "Warrior" with "Captain" [here]
      And Alice responds with "Data's Medals" on "Captain" [<where>]
      Then that is <verdict>

      Examples: Where the battle was, and elsewhere
        | where | verdict |
        | here  | legal   |
        | away  | illegal |

    Example: Alice has lost, and they are not played
      Given these made-up cards:
        | card  | type      | affiliations | species | classification | strength |
        | Giant | personnel | Klingon      | Klingon | OFFICER        | 20       |
      And Bob has:
        | card  | where           |
        | Giant | on "Excavation" |
      When Alice attacks "Giant" with "Captain" [here]
      And Alice responds with "Data's Medals" on "Captain" [here]
      Then that is illegal

  @ruling=custom-cards-137
  Rule: Data's Medals score 5 points, once on one leader

    @frame=many
    Example: with two of them on the Captain Alice has 5
      Given Alice has:
        | card                   | where           |
        | Captain                | on "Excavation" |
        | Data's Medals [first]  | in hand         |
        | Data's Medals [second] | in hand         |
      And Bob has:
        | card    | where           |
        | Warrior | on "Excavation" |
      When Alice attacks "Warrior" with "Captain"
      And Alice responds with "Data's Medals" [first] on "Captain"
      And Alice responds with "Data's Medals" [second] on "Captain"
      Then "Data's Medals" [first] and "Data's Medals" [second] are now on "Captain"
      And Alice now has 5 points

  @ruling=custom-cards-138
  Rule: The points of Data's Medals go when the leader is killed

    @frame=many
    Example: Armus kills the Captain
      Given Alice has:
        | card          | where           |
        | Captain       | on "Excavation" |
        | Data's Medals | on "Captain"    |
      And Alice has 25 points
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Captain" has been killed
      And Alice now has 20 points
