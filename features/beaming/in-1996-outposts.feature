Feature: Between outpost and ship in 1996
  A doorway connects a docked ship with its outpost.

  @ruling=faq96-23-outposts-01
  Rule: Going between an outpost and a ship docked there is not beaming

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card               | where                          |
        | Federation Outpost | at "Excavation"                |
        | Runabout           | docked at "Federation Outpost" |
        | Reginald Barclay   | aboard "Federation Outpost"    |
      And Bob has:
        | card                         | where                 |
        | Barclay Transporter Phobia   | on "Reginald Barclay" |

    Example: Barclay, who is afraid of the transporter, walks aboard the Runabout
      When Alice walks "Reginald Barclay" aboard "Runabout"
      Then "Reginald Barclay" is now aboard "Runabout"
      And nothing else has changed
