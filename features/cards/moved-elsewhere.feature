Feature: Moved elsewhere
  What takes ships, events and planets from one location to another.

  @ruling=custom-cards-940
  Rule: The Traveler moves a ship of his player's with him and somebody with Youth aboard

    Scenario Outline: he is <where>, <who> with him, and that is <verdict>
      Given these made-up cards:
        | card       | type      | affiliations | skills | range |
        | Plain Ship | ship      | Federation   |        | 8     |
        | Plain Boy  | personnel | Federation   | Youth  |       |
        | Plain Man  | personnel | Federation   |        |       |
      And the spaceline:
        | mission      |
        | Excavation   |
        | Plunder Site |
      And Alice has:
        | card               | where                      |
        | Plain Ship         | at "Excavation"          |
        | Federation Outpost | at "Excavation"          |
        | The Traveler       | <where>                    |
        | <who>              | <where>                    |
      And Bob has:
        | card             | where                    |
        | Plain Ship [his] | at "Excavation"        |
        | Plain Boy [his]  | aboard "Plain Ship" [his] |
      When Alice uses "The Traveler"
      Then that is <verdict>

      Examples:
        | where                       | who       | verdict |
        | aboard "Plain Ship"         | Plain Boy | legal   |
        | aboard "Plain Ship"         | Plain Man | illegal |
        | on "Excavation"           | Plain Boy | illegal |
        | aboard "Federation Outpost" | Plain Boy | illegal |
        | aboard "Plain Ship" [his]   | Plain Boy | illegal |

  @ruling=custom-cards-941
  Rule: Dr. Q moves one event of those who meet him, and their opponent chooses it and where it goes

    @frame=many
    Example: Bob chooses among Alice's events, and moves Bynars Weapon Enhancement to a ship somewhere else
      Given these made-up cards:
        | card         | type      | kind   | attempted by | affiliations | range |
        | Quiet Planet | mission   | planet | any          |              |       |
        | Empty Reach  | mission   | space  |              |              |       |
        | Still Waters | mission   | planet |              |              |       |
        | Plain Ship   | ship      |        |              | Federation   | 8     |
        | Plain Man    | personnel |        |              | Federation   |       |
      And the spaceline:
        | mission      |
        | Quiet Planet |
        | Empty Reach  |
        | Still Waters |
      And Alice has:
        | card                              | where                 |
        | Plain Man                         | on "Quiet Planet"     |
        | Plain Ship [here]                 | at "Quiet Planet"     |
        | Plain Ship [other]                | at "Quiet Planet"     |
        | Plain Ship [far]                  | at "Still Waters"     |
        | Bynars Weapon Enhancement         | on "Plain Ship" [here] |
        | Mot's Advice                      | on "Plain Man"        |
        | Plain Man [far]                   | aboard "Plain Ship" [far] |
        | Temporal Rift                     | on "Plain Ship" [other]  |
        | Red Alert!                        | on the table          |
      And Bob has:
        | card                            | where                  |
        | Q-Flash                         | under "Quiet Planet"   |
        | Plain Ship [his]                | at "Empty Reach"       |
        | Bynars Weapon Enhancement [his] | on "Plain Ship" [his]  |
      And Bob's Q-Continuum holds in order:
        | card                   |
        | Dr. Q, Medicine Entity |
      When Alice attempts "Quiet Planet"
      Then Bob must now choose one of "Bynars Weapon Enhancement" and "Mot's Advice"
      When Bob chooses "Bynars Weapon Enhancement"
      Then Bob must now choose one of "Plain Ship" [far] and "Plain Ship" [his]
      When Bob chooses "Plain Ship" [his]
      Then "Bynars Weapon Enhancement" is now on "Plain Ship" [his]
