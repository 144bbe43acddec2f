Feature: Going to the Top
  The interrupt as the Current Rulings word it, and how often it is of use.

  Background:
    Given these made-up cards:
      | card             | type      | affiliations | skills        |
      | Captain Halloran | personnel | Federation   | Leadership x2 |
      | Captain Orsay    | personnel | Federation   | Leadership x2 |
      | Captain Vox      | personnel | Non-Aligned  | Leadership x2 |

  @ruling=cr14-going-to-the-top-erratum-03
  Rule: Going to the Top fetches one personnel of each affiliation in a game

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                      | where                       |
        | Federation Outpost        | at "Excavation"             |
        | Jean-Luc Picard           | aboard "Federation Outpost" |
        | Geordi La Forge           | aboard "Federation Outpost" |

    @frame=many
    Example: after one of the Federation there is only the one of no affiliation
      Given Alice has:
        | card                      | where        |
        | Captain Halloran          | in draw deck |
        | Captain Orsay             | in draw deck |
        | Captain Vox               | in draw deck |
        | Going to the Top [first]  | in hand      |
        | Going to the Top [second] | in hand      |
      When Alice plays "Going to the Top" [first] on "Federation Outpost"
      And Alice chooses "Captain Halloran" from "Captain Halloran", "Captain Orsay" and "Captain Vox"
      And Alice plays "Going to the Top" [second] on "Federation Outpost"
      Then "Captain Vox" is now aboard "Federation Outpost"
      And "Captain Orsay" is still in Alice's draw deck

    @frame=many
    Example: what Bob has fetched does not count
      Given Bob has:
        | card                      | where                             |
        | Federation Outpost [his] | at "Excavation"                   |
        | Data                     | aboard "Federation Outpost" [his] |
        | William T. Riker         | aboard "Federation Outpost" [his] |
        | Captain Halloran         | in draw deck                      |
        | Going to the Top [his]   | in hand                           |
      And Alice has:
        | card                    | where        |
        | Captain Orsay           | in draw deck |
        | Captain Vox             | in draw deck |
        | Going to the Top [hers] | in hand      |
      When Bob plays "Going to the Top" [his] on "Federation Outpost" [his]
      And Alice plays "Going to the Top" [hers] on "Federation Outpost"
      And Alice chooses "Captain Orsay" from "Captain Orsay" and "Captain Vox"
      Then "Captain Orsay" is now aboard "Federation Outpost"

    @frame=many
    Example: what another card has fetched does not count either
      Given Alice has:
        | card                    | where        | state   |
        | Going to the Top [hers] | in hand      |         |
        | Defend Homeworld        | on the table | face up |
        | Darian Wallace          | in draw deck |         |
        | Captain Orsay           | in draw deck |         |
        | Captain Vox             | in draw deck |         |
      When Alice downloads "Darian Wallace" to "Federation Outpost" with "Defend Homeworld"
      And Alice plays "Going to the Top" [hers] on "Federation Outpost"
      And Alice chooses "Captain Orsay" from "Captain Orsay" and "Captain Vox"
      Then "Captain Orsay" is now aboard "Federation Outpost"
